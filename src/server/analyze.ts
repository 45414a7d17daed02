/** POST /api/analyze: a redacted resume in, the AI's evaluation out. */
import { AiError } from '../ai/errors.ts';
import type { AnalysisRequest } from '../ai/analysis-request.ts';
import { buildMessages, newDelimiter } from '../ai/prompt.ts';
import { parseReply } from '../ai/reply.ts';
import { buildRequest } from '../ai/request.ts';
import { analysisRequestSchema, describeIssue } from '../ai/schema.ts';
import type { AnalysisResult } from '../resume/analysis.ts';
import { checkBreaker, recordVerdict, verdictOf } from './breaker.ts';
import { createMeter, worstCost } from './budget.ts';
import { readChatReply } from './chat-reply.ts';
import { clientKey } from './client-key.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { checkContentType, checkOrigin, ownAddresses, readJson } from './guard.ts';
import { readKnob } from './knobs.ts';
import { quotasOf, takeTurn } from './limit.ts';
import type { LogLine } from './log.ts';
import { respond } from './respond.ts';
import { readAiSettings, type AiSettings } from './settings.ts';
import { checkTurnstile, readTurnstile } from './turnstile.ts';
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
    await admit(request, asked.turnstileToken, env, deps);
    const work = evaluate(asked, settings, line, env, deps, request.signal);
    // A visitor who leaves takes the call along, but what it cost and how it ended is still noted.
    deps.background(work.catch(() => undefined));
    return work;
  });
}

/** Who may ask the AI at all. Throws AiError. */
async function admit(request: Request, token: string | undefined, env: Env, deps: Deps): Promise<void> {
  const turnstile = readTurnstile(env, deps);
  const hosts = ownAddresses(request, env.SITE_URL).map((url) => url.hostname);
  if (turnstile) await checkTurnstile(turnstile, token, hosts, deps);
  const now = deps.now();
  const client = await clientKey(request, env, env.DB, now);
  const perMinute = readKnob(env, 'AI_LIMIT_PER_MINUTE', deps);
  await takeTurn(env.DB, client, quotasOf('ai', perMinute, readKnob(env, 'AI_LIMIT_PER_DAY', deps)), now);
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
  env: Env,
  deps: Deps,
  cancelled: AbortSignal,
): Promise<AnalysisResult> {
  const { text, offer = '', locale, resumeLanguage, facts } = asked;
  const delimiter = newDelimiter([text, offer]);
  const messages = buildMessages({ text, offer, locale, resumeLanguage, facts, delimiter });
  const body = buildRequest(settings.model, messages, settings.extraBody);
  const caps = { calls: readKnob(env, 'AI_DAILY_CALLS', deps), tokens: readKnob(env, 'AI_DAILY_TOKENS', deps) };
  const meter = createMeter(env.DB, caps, worstCost(body), deps.now);
  const patience = readKnob(env, 'AI_BREAKER_FAILURES', deps);
  await meter.check();
  await checkBreaker(env.DB, patience, deps.now());
  line.upstream = { attempts: 0, status: null, ms: 0, bytes: 0 };
  try {
    const answer = await callUpstream(settings, body, [text, offer, delimiter], line.upstream, deps, cancelled, meter);
    const reply = readChatReply(answer);
    line.model = reply.model;
    line.promptTokens = reply.promptTokens;
    line.completionTokens = reply.completionTokens;
    if (reply.promptTokens !== null && reply.completionTokens !== null) {
      await meter.settle(reply.promptTokens + reply.completionTokens);
    }
    await recordVerdict(env.DB, patience, 'up', deps.now());
    // An echo of the fence has no business in an answer.
    return parseReply(reply.content.replaceAll(delimiter, ''), locale);
  } catch (error) {
    const verdict = cancelled.aborted ? null : verdictOf(error);
    if (verdict) await recordVerdict(env.DB, patience, verdict, deps.now());
    throw error;
  }
}
