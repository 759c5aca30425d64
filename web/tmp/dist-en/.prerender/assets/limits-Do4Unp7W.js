// contract/src/chat/limits.ts
var longestMessage = 2e3;
export { longestMessage as t };
