/** POST /api/analyze: a redacted resume in, the AI's evaluation out. */
import { AiError } from '../ai/errors.ts';
import type { AnalysisRequest } from '../ai/analysis-request.ts';
import { buildMessages, newDelimiter } from '../ai/prompt.ts';
import { parseReply } from '../ai/reply.ts';
import { buildRequest } from '../ai/request.ts';
import { analysisRequestSchema, describeIssue } from '../ai/schema.ts';
import type { AnalysisResult } from '../resume/analysis.ts';
import { readChatReply } from './chat-reply.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { checkContentType, checkOrigin, readJson } from './guard.ts';
import type { LogLine } from './log.ts';
import { respond } from './respond.ts';
import { readAiSettings, type AiSettings } from './settings.ts';
import { callUpstream } from './upstream.ts';

const ROUTE = { name: 'analyze', methods: ['POST'] } as const;

export function handleAnalyze(request: Request, env: Env, deps: Deps): Promise<Response> {
  return respond(request, ROUTE, deps, async (line) => {
    checkContentType(request.headers);
    checkOrigin(request, env.SITE_URL);
    const body = await readJson(request);
    line.bytesIn = body.size;
    const asked = parseRequest(body.value);
    line.characters = asked.text.length;
    const settings = readAiSettings(env, deps);
    if (!settings) throw new AiError('not_configured');
    return evaluate(asked, settings, line, deps, request.signal);
  });
}

function parseRequest(value: unknown): AnalysisRequest {
  const parsed = analysisRequestSchema.safeParse(value);
  if (!parsed.success) throw new AiError('bad_request', { detail: describeIssue(parsed.error) });
  return parsed.data;
}

async function evaluate(
  asked: AnalysisRequest,
  settings: AiSettings,
  line: LogLine,
  deps: Deps,
  cancelled: AbortSignal,
): Promise<AnalysisResult> {
  const { text, offer = '', locale, resumeLanguage, facts } = asked;
  const delimiter = newDelimiter([text, offer]);
  const messages = buildMessages({ text, offer, locale, resumeLanguage, facts, delimiter });
  const body = buildRequest(settings.model, messages, settings.extraBody);
  line.upstream = { attempts: 0, status: null, ms: 0, bytes: 0 };
  const answer = await callUpstream(settings, body, [text, offer, delimiter], line.upstream, deps, cancelled);
  const reply = readChatReply(answer);
  line.model = reply.model;
  line.promptTokens = reply.promptTokens;
  line.completionTokens = reply.completionTokens;
  // An echo of the fence has no business in an answer.
  return parseReply(reply.content.replaceAll(delimiter, ''), locale);
}
