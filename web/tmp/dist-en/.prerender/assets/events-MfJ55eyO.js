// contract/src/live/events.ts
/** The kinds of events about one chat, which bring it along. */
var chatKinds = ['message', 'messageChanged', 'read', 'conversation'];
export { chatKinds as t };
