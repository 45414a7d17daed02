import { AiError } from '../ai/errors.ts';
import { toProblem } from '../ai/problem.ts';
import type { Deps } from './deps.ts';
import type { LogLine } from './log.ts';

/** Pages' `_headers` file does not reach functions: theirs are set here, on every status. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-robots-tag': 'noindex',
} as const;

export interface Route {
  readonly name: string;
  readonly methods: readonly string[];
}

/** Answers a request with what `work` returns, as JSON, or with the problem it threw; writes the one log line. */
export async function respond(
  request: Request,
  route: Route,
  deps: Deps,
  work: (line: LogLine) => unknown,
): Promise<Response> {
  const started = deps.now();
  const line: LogLine = {
    id: deps.newId(),
    route: route.name,
    method: request.method.slice(0, 10),
    status: 200,
    bytesIn: 0,
    bytesOut: 0,
    ms: 0,
  };
  const headers = new Headers({ ...API_HEADERS, 'x-request-id': line.id });
  const body = await bodyOf(request, route, line, headers, work);
  line.bytesOut = new TextEncoder().encode(body).byteLength;
  line.ms = deps.now() - started;
  deps.log(JSON.stringify({ level: line.crash === undefined ? 'info' : 'error', event: 'api', ...line }));
  return new Response(request.method === 'HEAD' ? null : body, { status: line.status, headers });
}

async function bodyOf(
  request: Request,
  route: Route,
  line: LogLine,
  headers: Headers,
  work: (line: LogLine) => unknown,
): Promise<string> {
  try {
    if (!route.methods.includes(request.method)) {
      headers.set('allow', route.methods.join(', '));
      throw new AiError('method_not_allowed');
    }
    const body = JSON.stringify(await work(line));
    headers.set('content-type', 'application/json; charset=utf-8');
    return body;
  } catch (error) {
    const problem = toProblem(asAiError(error, line), line.id);
    line.status = problem.status;
    line.code = problem.code;
    headers.set('content-type', 'application/problem+json; charset=utf-8');
    if (problem.retryAfter !== undefined) headers.set('retry-after', String(problem.retryAfter));
    return JSON.stringify(problem);
  }
}

function asAiError(error: unknown, line: LogLine): AiError {
  if (error instanceof AiError) {
    if (error.code === 'store_unavailable' && error.cause instanceof Error)
      line.store = error.cause.message.slice(0, 160);
    return error;
  }
  line.crash = error instanceof Error ? error.name : typeof error;
  return new AiError('ai_other', { status: 500 });
}
