/** Ad requests that fail are nobody's error: they are answered with an empty success. */

const ANY_HOST_BELOW = '*.';

/** @param hosts origins, "https://*.example.org" for all hosts below one */
export function isAdHost({ protocol, host, origin }: URL, hosts: readonly string[]): boolean {
  return hosts.some((allowed) => {
    const [scheme = '', name = ''] = allowed.split('//');
    if (!name.startsWith(ANY_HOST_BELOW)) return allowed === origin;
    return scheme === protocol && host.endsWith(name.slice(1));
  });
}

/** What the network says, or nothing at all, successfully. An opaque answer hides its status: it is passed on. */
export async function orEmpty(asking: Promise<Response>, destination: RequestDestination): Promise<Response> {
  try {
    const answer = await asking;
    if (answer.ok || answer.type.startsWith('opaque')) return answer;
  } catch {
    // Blocked, offline, or gone.
  }
  const type = destination === 'script' ? 'text/javascript' : 'text/plain';
  return new Response('', { status: 200, headers: { 'content-type': type } });
}
