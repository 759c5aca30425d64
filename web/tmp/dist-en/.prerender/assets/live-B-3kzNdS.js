// web/src/lib/live/live.ts
var handlers = /* @__PURE__ */ new Map();
var watchers = /* @__PURE__ */ new Set();
var sendFrame = null;
/** Calls back with each event of a kind. Returns a function that stops it, like an effect of a component. */
function onLive(kind, handler) {
  const all = handlers.get(kind) ?? /* @__PURE__ */ new Set();
  handlers.set(kind, all.add(handler));
  return () => void all.delete(handler);
}
/** Calls back with each event, and with the content that it brings along. Returns a function that stops it. */
function onEveryEvent(watcher) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
/** The last message that came while nothing announced messages. */
var early = null;
/**
 * Calls back with each new message. What announces them is loaded beside the connection, and may be later than the first
 * events, which are those since the page was opened: it gets the last one that came before it.
 */
function announceMessages(callback) {
  if (early) callback(early);
  early = null;
  return () => {};
}
/** Sends a message to others, if the channel is open. */
var say = (kind, about) =>
  sendFrame?.({
    type: 'say',
    kind,
    about,
  });
var isLive = () => sendFrame !== null;
var gaps = 0;
/** How often events were missed. What is only fetched in parts has to be fetched completely after a gap. */
var countGaps = () => gaps;
export {
  onLive as a,
  onEveryEvent as i,
  countGaps as n,
  say as o,
  isLive as r,
  announceMessages as t,
};
