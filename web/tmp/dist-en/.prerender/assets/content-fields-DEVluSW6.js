import { d as forEachName } from './members-DaHwJcC0.js';
import { t as longestMessage } from './limits-Do4Unp7W.js';
// contract/src/chat/content-fields.ts
var define = (fields) => fields;
/**
 * What a sender gives to a message, besides a photo and a quote. Sending, history, live events, deletion by the sender and
 * by staff, reports and the export follow from this.
 */
var contentFields = /* @__PURE__ */ define({
  text: {
    kind: 'text',
    longest: longestMessage,
    column: 'body',
    suffices: true,
  },
});
var contentNames = /* @__PURE__ */ Object.keys(contentFields);
var contentOf = (name) => contentFields[name];
var noContents = /* @__PURE__ */ forEachName(contentNames, () => null);
var isGiven = (value) => value !== null && value !== void 0 && value !== '';
/** The contents that a message has. */
var givenContents = (from) =>
  Object.fromEntries(
    contentNames.flatMap((name) => (isGiven(from[name]) ? [[name, from[name]]] : [])),
  );
/** Whether a message with these contents needs neither a photo nor anything else. */
var suffices = (contents) =>
  contentNames.some((name) => contentOf(name).suffices && isGiven(contents[name]));
export { suffices as a, noContents as i, contentOf as n, givenContents as r, contentNames as t };
