import { t as messages } from './decide-D0uvfvcY.js';
import { t as messages$1 } from './desk-BtmXEFdO.js';
import { t as shortId } from './short-id-Bym3mMAe.js';
// web/src/features/desk/name-of.ts
/** The name of a case in a sentence: the person, or the case about the service. */
var nameOf = ({ person, _id }) =>
  person ? (person.name ?? messages$1.person.unknown) : messages.service(shortId(_id));
/** The same in the queue. */
var queuedName = ({ person, _id }) =>
  person ? (person.name ?? messages$1.person.unknown) : shortId(_id);
export { queuedName as n, nameOf as t };
