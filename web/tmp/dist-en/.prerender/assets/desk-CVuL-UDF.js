import { E as strict, g as Id, v as Nullable, x as Time, y as OneOf } from './members-DaHwJcC0.js';
import './reports-DHcW4ZO5.js';
import { n as priorities, r as problemTypes } from './report-types-CGgzN0iD.js';
import './user-admin-D6861la5.js';
import './outcomes-sy_TntYn.js';
import './grounds-BDb33wAP.js';
import { n as automations } from './outcomes-DZI8NQ8y.js';
import { c as stepActions, i as isTimed } from './sanctions-CWSQSu2b.js';
import * as Type from 'typebox';
// contract/src/reports/claims.ts
/** What a report can say that can't wait, the gravest first. */
var claims = ['minor', 'life', 'violence'];
/** Who has the case, and until when unless they renew it. */
var Holder = /* @__PURE__ */ Type.Union([
  /* @__PURE__ */ Type.Object({
    _id: Id,
    name: /* @__PURE__ */ Nullable(/* @__PURE__ */ Type.String()),
    until: Time,
    mine: /* @__PURE__ */ Type.Boolean(),
  }),
  /* @__PURE__ */ Type.Null(),
]);
// contract/src/desk/categories.ts
/** The categories of the European transparency database with their keywords; each also has OTHER. */
var categories = {
  ANIMAL_WELFARE: ['ANIMAL_HARM', 'UNLAWFUL_SALE_ANIMALS'],
  CONSUMER_INFORMATION: [
    'HIDDEN_ADVERTISEMENT',
    'INSUFFICIENT_INFORMATION_ON_TRADERS',
    'MISLEADING_INFO_GOODS_SERVICES',
    'MISLEADING_INFO_CONSUMER_RIGHTS',
    'NONCOMPLIANCE_PRICING',
  ],
  CYBER_VIOLENCE: [
    'CYBER_BULLYING_INTIMIDATION',
    'CYBER_HARASSMENT',
    'CYBER_INCITEMENT',
    'CYBER_STALKING',
    'NON_CONSENSUAL_IMAGE_SHARING',
    'NON_CONSENSUAL_MATERIAL_DEEPFAKE',
  ],
  CYBER_VIOLENCE_AGAINST_WOMEN: [
    'BULLYING_AGAINST_GIRLS',
    'CYBER_HARASSMENT_AGAINST_WOMEN',
    'CYBER_STALKING_AGAINST_WOMEN',
    'FEMALE_GENDERED_DISINFORMATION',
    'INCITEMENT_AGAINST_WOMEN',
    'NON_CONSENSUAL_IMAGE_SHARING_AGAINST_WOMEN',
    'NON_CONSENSUAL_MATERIAL_DEEPFAKE_AGAINST_WOMEN',
  ],
  DATA_PROTECTION_AND_PRIVACY_VIOLATIONS: [
    'BIOMETRIC_DATA_BREACH',
    'DATA_FALSIFICATION',
    'MISSING_PROCESSING_GROUND',
    'RIGHT_TO_BE_FORGOTTEN',
  ],
  ILLEGAL_OR_HARMFUL_SPEECH: ['DEFAMATION', 'DISCRIMINATION', 'HATE_SPEECH'],
  INTELLECTUAL_PROPERTY_INFRINGEMENTS: [
    'COPYRIGHT_INFRINGEMENT',
    'DESIGN_INFRINGEMENT',
    'GEOGRAPHIC_INDICATIONS_INFRINGEMENT',
    'PATENT_INFRINGEMENT',
    'TRADE_SECRET_INFRINGEMENT',
    'TRADEMARK_INFRINGEMENT',
  ],
  NEGATIVE_EFFECTS_ON_CIVIC_DISCOURSE_OR_ELECTIONS: [
    'MISINFORMATION_DISINFORMATION',
    'VIOLATION_EU_LAW',
    'VIOLATION_NATIONAL_LAW',
  ],
  PROTECTION_OF_MINORS: [
    'AGE_SPECIFIC_RESTRICTIONS_MINORS',
    'CHILD_SEXUAL_ABUSE_MATERIAL',
    'CHILD_SEXUAL_ABUSE_MATERIAL_DEEPFAKE',
    'GROOMING_SEXUAL_ENTICEMENT_MINORS',
    'UNSAFE_CHALLENGES',
  ],
  RISK_FOR_PUBLIC_SECURITY: [
    'ILLEGAL_ORGANIZATIONS',
    'RISK_ENVIRONMENTAL_DAMAGE',
    'RISK_PUBLIC_HEALTH',
    'TERRORIST_CONTENT',
  ],
  SCAMS_AND_FRAUD: [
    'IMPERSONATION_ACCOUNT_HIJACKING',
    'INAUTHENTIC_ACCOUNTS',
    'INAUTHENTIC_LISTINGS',
    'INAUTHENTIC_USER_REVIEWS',
    'PHISHING',
    'PYRAMID_SCHEMES',
  ],
  SELF_HARM: ['CONTENT_PROMOTING_EATING_DISORDERS', 'SELF_MUTILATION', 'SUICIDE'],
  UNSAFE_AND_PROHIBITED_PRODUCTS: ['PROHIBITED_PRODUCTS', 'UNSAFE_PRODUCTS'],
  VIOLENCE: [
    'COORDINATED_HARM',
    'INCITEMENT_VIOLENCE_HATRED',
    'HUMAN_EXPLOITATION',
    'HUMAN_TRAFFICKING',
    'TRAFFICKING_WOMEN_GIRLS',
  ],
  OTHER_VIOLATION_TC: [
    'ADULT_SEXUAL_MATERIAL',
    'AGE_SPECIFIC_RESTRICTIONS',
    'GEOGRAPHICAL_REQUIREMENTS',
    'GOODS_SERVICES_NOT_PERMITTED',
    'LANGUAGE_REQUIREMENTS',
    'NUDITY',
  ],
  NOT_SPECIFIED_NOTICE: [],
};
var categoryNames = /* @__PURE__ */ Object.keys(categories);
var keywords = [
  .../* @__PURE__ */ new Set([
    .../* @__PURE__ */ Object.values(categories).flat(),
    'STALKING',
    'OTHER',
  ]),
];
/** Whether a keyword is allowed for a category. */
var isKeywordOf = (category, keyword) =>
  keyword === 'OTHER' ||
  (keyword === 'STALKING' && category.startsWith('CYBER_VIOLENCE')) ||
  categories[category].includes(keyword);
({ .../* @__PURE__ */ OneOf(automations) });
({ ...strict });
var decideCase = {
  method: 'POST',
  url: '/desk/cases/:id/decisions',
  access: ['administrator', 'moderator'],
  freshProof: 'sometimes',
  idempotent: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var undoDecision = {
  method: 'POST',
  url: '/desk/decisions/:id/undo',
  access: ['administrator', 'moderator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var decideCases = {
  method: 'POST',
  url: '/desk/decisions',
  access: ['administrator', 'moderator'],
  freshProof: 'sometimes',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// contract/src/desk/ladder-rules.ts
/** The longest time for which a strike can count. */
var longestStrikeDays = 1825;
/** Sanctions are in the order of their severity, and the same one is more severe if it lasts longer. */
var severityOf = ({ action, days }) => stepActions.indexOf(action) * 366 + (days ?? 0);
/** The first error in the steps, with its step and field. */
function faultIn(steps) {
  for (const [at, step] of steps.entries()) {
    const found = faultOf(step, steps[at - 1]);
    if (found)
      return {
        path: `${at}.${found.field}`,
        fault: found.fault,
      };
  }
  return null;
}
function faultOf(step, before) {
  if (!before && step.strikes !== 0)
    return {
      field: 'strikes',
      fault: 'first',
    };
  if (before && step.strikes <= before.strikes)
    return {
      field: 'strikes',
      fault: 'order',
    };
  if (isTimed(step.action) !== (step.days !== null))
    return {
      field: 'days',
      fault: 'days',
    };
  if (!before || severityOf(step) >= severityOf(before)) return null;
  return {
    field: isTimed(step.action) ? 'days' : 'action',
    fault: 'milder',
  };
}
(problemTypes.length, { ...strict });
var readLadder = {
  method: 'GET',
  url: '/desk/ladder',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var changeLadder = {
  method: 'PUT',
  url: '/desk/ladder',
  access: ['administrator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// contract/src/desk.ts
var head = {
  _id: Id,
  kind: /* @__PURE__ */ OneOf(['person', 'service']),
  version: /* @__PURE__ */ Type.Integer({
    description: 'Counts changes of the reports; a decision names it',
  }),
  priority: /* @__PURE__ */ OneOf(priorities),
  openedAt: Time,
  escalatedAt: /* @__PURE__ */ Nullable(Time),
  holder: Holder,
};
({ ...head });
(head.kind, head.priority);
var listCases = {
  method: 'GET',
  url: '/desk/cases',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var countCases = {
  method: 'GET',
  url: '/desk/cases/count',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
({ ...head });
var readCase = {
  method: 'GET',
  url: '/desk/cases/:id',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var listColleagues = {
  method: 'GET',
  url: '/desk/colleagues',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var claimCase = {
  method: 'PUT',
  url: '/desk/cases/:id/claim',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var releaseCase = {
  method: 'DELETE',
  url: '/desk/cases/:id/claim',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var escalateCase = {
  method: 'PUT',
  url: '/desk/cases/:id/escalation',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export {
  isKeywordOf as _,
  listColleagues as a,
  changeLadder as c,
  longestStrikeDays as d,
  decideCase as f,
  categoryNames as g,
  categories as h,
  listCases as i,
  readLadder as l,
  undoDecision as m,
  countCases as n,
  readCase as o,
  decideCases as p,
  escalateCase as r,
  releaseCase as s,
  claimCase as t,
  faultIn as u,
  keywords as v,
  claims as y,
};
