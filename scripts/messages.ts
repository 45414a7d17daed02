/** `npm run messages`: the operator reads and deletes what came through the contact form. Whatever is older than it may be is deleted first. */
import { parseArgs } from 'node:util';
import { RETENTION_DAYS } from '../src/contact/message.ts';
import { deleteExpired, deleting, LISTED, type StoredMessage, told } from './message-table.ts';
import { endGroupsWithUs, start } from './processes.ts';

const USAGE = `npm run messages -- list [--trapped] [--json]           newest first; --trapped: those that programs left
npm run messages -- delete <id>… | --trapped | --all    an id may be cut to its first 8 characters

--remote asks the deployed database, not this machine's; --persist-to <folder> another local one.
Messages are kept for ${RETENTION_DAYS} days.`;

const OPTIONS = {
  remote: { type: 'boolean', default: false },
  'persist-to': { type: 'string' },
  trapped: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [command, ...ids] = positionals;
  const place = values.remote ? ['--remote'] : ['--local', ...persistence(values['persist-to'])];
  if (values.help) return say(USAGE, 0);
  if (command === 'list' && ids.length === 0) {
    const found = (await execute(place, LISTED)).filter(({ trapped }) => (trapped === 1) === values.trapped);
    if (values.json) return say(found.map((message) => JSON.stringify(message)).join('\n'), 0);
    return say([...found.map(told), `${found.length} messages`].join('\n\n'), 0);
  }
  if (command === 'delete') {
    const sql = deleting({ ids, trapped: values.trapped, all: values.all });
    if (sql !== null) return say(`${(await execute(place, sql)).length} deleted`, 0);
  }
  return say(USAGE, 2);
}

function persistence(folder: string | undefined): string[] {
  return folder === undefined ? [] : ['--persist-to', folder];
}

/** Deletes what is over, then runs a query; gives its rows. */
async function execute(place: readonly string[], sql: string): Promise<readonly StoredMessage[]> {
  const args = [
    'd1',
    'execute',
    'DB',
    ...place,
    '--json',
    '--yes',
    '--command',
    `${deleteExpired(Date.now())}; ${sql}`,
  ];
  const child = start('wrangler', args, { output: 'collect', env: { CI: '1', WRANGLER_SEND_METRICS: 'false' } });
  let [answer, complaint] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The database could not be asked:\n${answer}${complaint}`);
  // One answer a statement.
  const answers = JSON.parse(answer) as readonly { readonly results: StoredMessage[] }[];
  return answers.at(-1)?.results ?? [];
}

function say(text: string, code: number): number {
  if (text !== '') console[code === 0 ? 'log' : 'error'](text);
  return code;
}

endGroupsWithUs();
try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = say(error instanceof Error ? error.message : String(error), 1);
}
