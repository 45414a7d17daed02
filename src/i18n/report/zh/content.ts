import type { AreaProse } from '../messages.ts';

export const content = {
  'quantified-results': {
    name: '成果中的数字',
    pass: '成果有数字支撑',
    fail: '请为成果补充数字',
    why: '数字能让不熟悉您行业的人也看懂工作的规模和效果。只写“提升了销售额”，读者无从判断提升了多少。',
    fix: '让至少四成要点带上金额、数量、人数、比例或时间。例如把“优化客服流程”改成“优化客服流程，平均响应时间由24小时缩短至6小时”。记不清准确数字时写“约”。',
    strength:
      '{percent, select, 100 {{total, number}条要点全部带有} other {{total, number}条要点中有{withFigure, number}条（{percent, number}%）带有}}数字，成果具体可信。',
    findings: {
      few: '{withFigure, select, 0 {{total, number}条要点都没有带数字，建议达到四成。} other {{total, number}条要点中只有{withFigure, number}条（{percent, number}%）带有数字，建议达到四成。}}',
      'running-text': '工作经历的文字里没有一个数字。想一想能否补上人数、数量、金额或周期。',
      untold: '工作经历只写了单位、职位和时间，看不出您做了什么、取得了什么成果。',
      'no-figure': '这一条没有数字。想一想能否补上人数、数量、周期或同比变化。',
    },
  },
  'action-verbs': {
    name: '要点的开头用词',
    pass: '要点开头有力，清楚写出了您做的事',
    fail: '有些要点没有写出您具体做了什么',
    why: '“负责”“参与”“协助”只说明了分工，看不出您做成了什么。',
    fix: '用“主导”“搭建”“优化”“推动”等动词开头，并写出结果。例如把“负责新人培训”改成“设计新人培训课程，培养12名新人，上手时间缩短一个月”。',
    strength:
      '{percent, select, 100 {{total, number}条要点全部以} other {{total, number}条要点中有{strong, number}条（{percent, number}%）以}}有力的动词开头。',
    findings: {
      few: '{strong, select, 0 {{total, number}条要点都没有以有力的动词开头，建议达到六成。} other {{total, number}条要点中只有{strong, number}条（{percent, number}%）以有力的动词开头，建议达到六成。}}',
      'weak-opening': '“{opening}”只交代了职责，请换成动作，并写出结果。',
      'no-action': '从“{opening}”看不出您做了什么，请用动词开头。',
      'bare-duty': '“{opening}”只写出了一项任务。请补充数量、频率或成果。',
    },
  },
  'weak-phrases': {
    name: '职责式表述',
    pass: '没有满篇“负责”“参与”',
    fail: '“负责”“参与”开头的要点过多',
    why: '“负责”“协助”只说明了分工。一条接一条地出现又没有数字，读者看不出您做成了什么。',
    fix: '保留确有必要的“负责”，并补上规模或结果，其余换成动作。例如“负责新人培训”改为“设计培训课程并培养12名新人，上手时间缩短一个月”。',
    strength: null,
    findings: {
      count:
        '{percent, select, 100 {{total, number}条要点全都} other {{total, number}条要点中有{weak, number}条（{percent, number}%）}}以职责开头且没有数字，建议控制在三分之一以内。',
      opening: '“{opening}”只交代了分工，请写出做法和结果，或补上数量。',
    },
  },
  buzzwords: {
    name: '空泛的自我评价',
    pass: '优点有事实支撑，没有空话',
    fail: '空泛的自我评价偏多',
    why: '“责任心强”“吃苦耐劳”“沟通能力”几乎每份简历都有。无从核实，招聘方一眼就会跳过。',
    fix: '用事实代替形容。例如把“抗压能力强”改成“大促期间连续两周日均处理800单，差错率0.2%”。想不出事实的就删掉。',
    strength: null,
    findings: {
      many: '有{count, number}处说法放在谁的简历里都成立。一两处无妨，三处以上就会盖住您的亮点。',
      word: '“{word}”：哪件事能证明？请直接写那件事。',
    },
  },
  'first-person': {
    name: '第一人称',
    pass: '经历描述没有多余的“我”',
    fail: '经历描述里的“我”可以省去',
    why: '简历写的本来就是您自己。句句带“我”，要点会变成叙述，读者抓不住重点。',
    fix: '删去“我”，直接用动词开头。例如把“我带领我的团队完成了上线”改成“带领6人团队按期完成上线”。自我评价里用“本人”不受影响。',
    strength: null,
    findings: {
      count: '经历部分的{total, number}条要点和段落中有{count, number}处用了第一人称。',
      pronoun: '这里的“{pronoun}”可以删去，意思不变。',
    },
  },
  'passive-voice': {
    name: '被动句',
    pass: '看得出事情是您做的',
    fail: '被动句偏多，看不出是谁做的',
    why: '“系统被部署到三个园区”没有说是谁做的。读者会怀疑您只是在场。',
    fix: '改成主动句，动词放在最前面。例如“新系统被部署到三个园区”改为“在三个园区部署新系统，用时两个月”。',
    strength: null,
    findings: {
      many: '{total, number}条要点中有{passive, number}条（{percent, number}%）是被动句，建议不超过15%。',
      bullet: '“{words}”没有说明是谁做的，请改成主动句。',
    },
  },
  'bullet-length': {
    name: '要点的长短',
    pass: '要点长短合适',
    fail: '要点的长短需要调整',
    why: '一条太长，重点会被埋没；太短，又看不出背景和结果。',
    fix: '中文每条写15到90个字，英文每条写8到30个单词。太长的拆成“做法”和“结果”两条，太短的补上对象和数字。',
    strength:
      '{percent, select, 100 {{total, number}条要点全部} other {{total, number}条要点中有{good, number}条（{percent, number}%）}}长度适中，读起来不费力。',
    findings: {
      'too-long': '这一条有{words, number}个单词，请压缩到30个以内，或拆成两条。',
      'too-short': '这一条只有{words, number}个单词，请补充对象或结果，写到8个以上。',
      'too-long-characters': '这一条有{characters, number}个字，请压缩到90个字以内，或拆成两条。',
      'too-short-characters': '这一条只有{characters, number}个字，请补充做了什么、做到什么程度，写到15个字以上。',
    },
  },
  'repeated-openings': {
    name: '开头用词重复',
    pass: '要点开头富于变化',
    fail: '多条要点用同一个词开头',
    why: '连续几条都用同一个词开头，读起来像同一件事，各自的成果就被冲淡了。',
    fix: '同一个词最多用三次，其余换成更准确的动词。同样是“完成”，也许是谈判、搭建、排期或验收。',
    strength: '{total, number}条要点用了{different, number}种不同的开头，读起来不重复。',
    findings: {
      word: '有{times, number}条要点以“{word}”开头，请为每一条找到最贴切的动词。',
    },
  },
  spelling: {
    name: '拼写',
    pass: '拼写没有大问题',
    fail: '有些地方像是笔误',
    why: '错别字一眼就能看到，会让人觉得不够细心。词典不认识所有的人名和专业术语，所以这只是提醒，不影响分数。',
    fix: '逐个核对标出的单词，只改确实写错的；人名、品牌和专业术语可以保留。改完再请别人读一遍，自己看不到的错误别人往往看得到。',
    strength: null,
    findings: {
      doubled: '“{words}”重复了，请删去一个。',
      word: '“{word}”是不是想写“{suggestion}”？',
    },
  },
  'skills-specific': {
    name: '技能的具体程度',
    pass: '技能写得具体',
    fail: '技能写得不够具体',
    why: '招聘方按软件、方法、技术的名称来搜索和筛选。“沟通能力”既搜不到，也无从核实。',
    fix: '列出6到30项叫得出名字的技能：软件、设备、标准、方法。个人品质放到工作成果里去体现。',
    strength: '列出了{concrete, number}项具体技能，便于检索，也便于核实。',
    findings: {
      few: '技能只有{count, number}项，请补上您真正在用的软件和方法，至少写到6项。',
      many: '技能多达{count, number}项，请留下与岗位最相关的30项以内，太长反而没有重点。',
      vague: '{count, number}项技能中有{soft, number}项是谁都可以写的个人品质或日常技能。',
      trait: '“{skill}”属于个人品质，请换成软件、方法或技术，或在成果中体现。',
      everyday: '“{skill}”几乎人人都会。请写出您使用的软件、设备或方法的名称。',
    },
  },
  'outdated-lines': {
    name: '过时的写法与模板文字',
    pass: '没有过时的写法，也没有模板残留',
    fail: '{placeholders, plural, =0 {有些写法已经过时} other {还留着模板里的文字}}',
    why: '{placeholders, plural, =0 {多年前的套话和早已停用的软件既占地方，又让整份简历显得陈旧。} other {留着示例文字，会让招聘方觉得投递前没有检查过，招聘系统也会把它当作您的信息录入。}}',
    fix: '{placeholders, plural, =0 {删去不言自明的内容（推荐人备索、会收发邮件、会用Word），把这一行留给成果或现在在用的工具。} other {请在文档里找到这些文字，换成自己的内容，或删掉整行。客户名称需要保密时，可写成“某大型连锁超市（200家门店）”。}}',
    strength: null,
    findings: {
      placeholder: '“{words}”是占位文字，还没有换成您自己的内容。',
      references: '“{words}”不写也知道，请删去。对方需要时自会询问。',
      'objective-only':
        '开头只写了求职目标，说的是您想要什么，而不是您能带来什么。请换成三行左右的个人概述，写明年限和最好的成果。',
      'basic-tools':
        '“{tool}”是办公岗位的基本要求。请写本行业的专业软件，或写清能做到什么，例如“Excel：数据透视表、宏”。',
      'obsolete-tool': '“{tool}”已停止销售或维护，请删去，或换成现在使用的工具。',
      'old-consent': '授权声明只引用了意大利2003年的法律，请补上欧盟条例2016/679（GDPR）。',
    },
  },
  'personal-data': {
    name: '个人信息',
    pass: '没有多余的个人信息',
    fail: '有不该出现的个人信息',
    why: '简历会经过很多人的手。身份证号加上住址，足以被人冒用。',
    fix: '保留姓名、电话、邮箱和所在城市即可。身份证号等到办理入职时再提供。',
    strength: null,
    findings: {
      'national-id': '这里可以读到证件号码（{kind}）。请删去：筛选阶段用不到，却足以被冒用。',
      'birth-date': '在该就业市场，简历上不写出生日期或年龄：法律限制以此作为录用依据，雇主也不希望看到。',
      'marital-status': '在该就业市场，简历上不写婚姻状况：法律限制以此作为录用依据。',
      'street-address': '写到城市即可。门牌号对录用没有帮助，却会让陌生人知道您的住处。',
    },
  },
  'mixed-language': {
    name: '语言是否统一',
    pass: '全文使用同一种语言',
    fail: '正文混用了不同语言',
    why: '一段中文一段外文，读起来费力；解析简历的系统一次只按一种语言读取，其余部分容易理解错。',
    fix: '全文使用招聘启事所用的语言，需要另一种语言时单独准备一份完整版本。软件、公司和职位的名称可以保留原文。',
    strength: null,
    findings: {
      mixed: '有{passages, number}处用了另一种语言，占正文的{percent, number}%。',
      passage: '这一段与全文语言不同，请翻译或删去。',
    },
  },
  'recent-experience': {
    name: '近期经历',
    pass: '工作经历延续到近期',
    fail: '最近一份工作结束已久',
    why: '最近一份工作结束超过两年、之后又没有任何记录时，招聘方会猜测原因，而且往往往坏处想。',
    fix: '用一行说明这段时间：进修考证、照顾家人、自由职业或志愿服务。如果仍然在职，请把结束时间写成“至今”。',
    strength: null,
    findings: {
      old: '最近一份有日期的工作止于{end}，已过去{years, number}年以上。请补充之后的经历。',
    },
  },
} satisfies AreaProse<'content'>;
