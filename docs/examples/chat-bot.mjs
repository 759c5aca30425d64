// Tells a team chat what happens on the site. It needs Node 20 or later, and nothing else:
//   WEBHOOK_SECRET=whsec_… CHAT_URL=https://chat.example/hooks/… SITE_URL=https://site.example node chat-bot.mjs
// Put TLS in front of its port, and add its address at /integrations. Slack, Mattermost and others take such messages.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { WEBHOOK_SECRET = '', CHAT_URL = '', SITE_URL = '', PORT = '8080' } = process.env;
const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

const sentences = {
  'report.opened': ({ caseId }) => `A new report: ${SITE_URL}/desk?case=${caseId}`,
  'case.decided': ({ caseId }) => `A case was decided: ${SITE_URL}/desk?case=${caseId}`,
  'payment.failed': ({ memberId }) => `A payment failed: ${SITE_URL}/users/${memberId}`,
};

/** An event can arrive twice, with the same id. */
const known = new Set();

function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': given = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < 300)) return false;
  const own = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest();
  const others = given.split(' ').map((each) => Buffer.from(each.replace('v1,', ''), 'base64'));
  return others.some((other) => other.length === own.length && timingSafeEqual(other, own));
}

async function tell({ type, data }) {
  const message = JSON.stringify({ text: sentences[type]?.(data) ?? `Event: ${type}` });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(CHAT_URL, { method: 'POST', headers, body: message });
  if (!answer.ok) throw new Error(`The chat answered ${answer.status}`);
}

/** The status of the response: a failure is sent again later. */
async function receive({ headers }, body) {
  if (!isGenuine(headers, body)) return 401;
  if (!known.has(headers['webhook-id'])) await tell(JSON.parse(body));
  known.add(headers['webhook-id']);
  return 204;
}

const server = createServer((request, response) => {
  void text(request)
    .then((body) => receive(request, body))
    .catch(() => 502)
    .then((status) => response.writeHead(status).end());
});
server.listen(PORT, () => console.log(`Listening on ${server.address().port}`));
