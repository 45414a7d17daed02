/** One address in front of sites: the site behind it can be exchanged for a newer one, or be gone. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Address {
  readonly origin: string;
  /** Origin of the site that answers; null: nobody does. */
  site: string | null;
  /** Paths that another site's origin answers, as in the middle of a publication. */
  readonly strays: Map<string, string>;
  /** Milliseconds that an answer is held back. */
  delay: number;
  /** Method and path of each request that was answered. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** Headers that belong to one connection, or to a body that `fetch` has unpacked. */
const OWN = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']);

export async function startAddress(site: string): Promise<Address> {
  const server = createServer((request, response) => {
    const { site: behind, delay } = address;
    if (behind === null) return void response.destroy();
    const path = request.url ?? '/';
    address.requests.push(`${request.method ?? 'GET'} ${path}`);
    const answering = new Promise((done) => setTimeout(done, delay)).then(async () => {
      const answer = await fetch(new URL(path, address.strays.get(path) ?? behind), { redirect: 'manual' });
      const headers = [...answer.headers].filter(([name]) => !OWN.has(name));
      response.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(await answer.arrayBuffer()));
    });
    answering.catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address: Address = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    site,
    strays: new Map(),
    delay: 0,
    requests: [],
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return address;
}
