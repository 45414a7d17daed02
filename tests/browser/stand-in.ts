/** Stands in for the analytics service and the ad network on loopback: serves their scripts and notes what reaches it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface StandIn {
  readonly analyticsScript: string;
  readonly adsScript: string;
  /** Path and query of every request, but for those of `commands` and `units`. */
  readonly requests: readonly string[];
  /** What the page told the tag, in order: `["event", "page_view", {…}]`. */
  readonly commands: readonly (readonly unknown[])[];
  /** Places that an ad was asked for, with the number of the request. */
  readonly units: readonly string[];
  /** Everything that was received, as it was. */
  readonly received: string;
  /** How the scripts are answered. */
  answer: 'soon' | 'late' | 'not';
  forget(): void;
  close(): Promise<void>;
}

interface Numbered {
  readonly order: number;
  readonly command: readonly unknown[];
}

const LATE_MS = 1_500;

/** Like the real one it takes what is queued, and then what is pushed. Beacons may overtake each other: they are numbered. */
const tag = (origin: string) => `
  let order = performance.timeOrigin;
  const send = (command) =>
    navigator.sendBeacon('${origin}/command', JSON.stringify({ order: (order += 0.001), command: Array.from(command) }));
  dataLayer.forEach(send);
  dataLayer.push = (...commands) => commands.forEach(send);
`;

const ads = (origin: string) => `
  window.adsbygoogle = {
    loaded: true,
    push() {
      const unit = document.querySelector('ins.adsbygoogle:not([data-filled])');
      if (!unit) throw new Error('No unit to fill.');
      unit.setAttribute('data-filled', '');
      const { adClient, adSlot, adFormat } = unit.dataset;
      const place = unit.closest('[data-ad]').dataset.ad;
      navigator.sendBeacon('${origin}/unit', [place, adClient, adSlot, adFormat, unit.offsetWidth > 0].join(' '));
    },
  };
`;

export async function startStandIn(): Promise<StandIn> {
  const requests: string[] = [];
  const commands: Numbered[] = [];
  const units: string[] = [];
  let received = '';

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const path = request.url ?? '/';
    received += `${path}\n${JSON.stringify(request.headers)}\n${body}\n`;
    response.setHeader('access-control-allow-origin', '*');
    if (path === '/command') commands.push(JSON.parse(body) as Numbered);
    else if (path === '/unit') units.push(body);
    else requests.push(path);
    if (request.method === 'POST') return response.writeHead(204).end();
    if (standIn.answer === 'late') await new Promise((done) => setTimeout(done, LATE_MS));
    if (standIn.answer === 'not') return response.writeHead(503).end();
    response.setHeader('content-type', 'text/javascript');
    return response.end(path.startsWith('/gtag') ? tag(origin) : ads(origin));
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: StandIn = {
    analyticsScript: `${origin}/gtag/js`,
    adsScript: `${origin}/ads.js`,
    requests,
    get commands() {
      return commands.toSorted((one, other) => one.order - other.order).map(({ command }) => command);
    },
    units,
    get received() {
      return received;
    },
    answer: 'soon',
    forget() {
      for (const list of [requests, commands, units]) list.length = 0;
      received = '';
      standIn.answer = 'soon';
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return standIn;
}
