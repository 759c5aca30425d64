// contract/src/desk/sanctions.ts
var defineSanctions = (kinds) => kinds;
/** What staff can do about a member, from mild to severe, and then what removes content. */
var sanctionKinds = /* @__PURE__ */ defineSanctions({
  warn: {
    effect: 'none',
    needs: null,
    restricts: 'nothing',
    icon: 'alert',
    key: 'w',
    isStep: true,
  },
  suspend: {
    effect: 'closes-account',
    needs: 'days',
    restricts: 'account',
    icon: 'clock',
    key: 's',
    isStep: true,
  },
  ban: {
    effect: 'closes-account',
    needs: null,
    restricts: 'account',
    icon: 'ban',
    key: 'b',
    isStep: true,
    isPermanent: true,
  },
  'remove-photo': {
    effect: 'removes-photo',
    restricts: 'image',
    needs: 'publicId',
    icon: 'photo',
    key: null,
    isStep: false,
  },
  'remove-text': {
    effect: 'removes-text',
    restricts: 'text',
    needs: 'field',
    icon: 'text',
    key: null,
    isStep: false,
  },
  'remove-message': {
    effect: 'removes-message',
    restricts: 'text',
    needs: 'message',
    icon: 'message',
    key: 'm',
    isStep: false,
  },
});
var sanctions = /* @__PURE__ */ Object.keys(sanctionKinds);
var decisionActions = ['dismiss', ...sanctions];
var isSanction = (action) => Object.hasOwn(sanctionKinds, action);
/** What belongs to a decision's action. A dismissal is no sanction. */
var sanctionKind = (action) => (isSanction(action) ? sanctionKinds[action] : null);
var closesAccount = (action) => sanctionKind(action)?.effect === 'closes-account';
var where = (holds) => sanctions.filter((sanction) => holds(sanctionKinds[sanction]));
var stepActions = /* @__PURE__ */ where(({ isStep }) => isStep);
var isTimed = (action) => sanctionKind(action)?.needs === 'days';
export {
  sanctionKind as a,
  stepActions as c,
  isTimed as i,
  decisionActions as n,
  sanctionKinds as o,
  isSanction as r,
  sanctions as s,
  closesAccount as t,
};
