// contract/src/desk/outcomes.ts
var appealOutcomes = ['upheld', 'partly-reversed', 'reversed'];
var automations = ['fully', 'partially', 'not-automated'];
export { automations as n, appealOutcomes as t };
