// contract/src/reports/reason-forms.ts
/**
 * The reasons that people can choose, in this order: about a member, about the service, and in the form for people without an
 * account. Pages that were open before the last change of the list still send a former one.
 */
var forms = {
  person: [
    'fake',
    'scam',
    'under-age',
    'threat',
    'unwanted-nude',
    'intimate-picture',
    'outside-the-app',
    'harassment',
    'selling',
    'something-else',
  ],
  service: ['technical', 'bug', 'account', 'payment', 'something-else'],
  notice: [
    'child-abuse',
    'fake',
    'scam',
    'under-age',
    'threat',
    'intimate-picture',
    'content',
    'harassment',
    'something-else',
  ],
  former: ['content'],
};
var reasonsOf = (form) => forms[form];
/** The law lets people report these without their name and email. */
var unnamed = /* @__PURE__ */ new Set(['child-abuse']);
var staysUnnamed = (code) => unnamed.has(code);
var advice = {
  fake: 'money',
  scam: 'money',
  'under-age': 'age',
  threat: 'danger',
  'unwanted-nude': 'nudes',
  'intimate-picture': 'intimate-pictures',
  'outside-the-app': 'danger',
};
/** What people who sent it read next, besides that it was received. */
var adviceAbout = (code) => (code && advice[code]) ?? null;
export { reasonsOf as n, staysUnnamed as r, adviceAbout as t };
