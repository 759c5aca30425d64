import { messages as m } from '#texts/unknown-words.ts';
import { Alert } from '../../../ui/states/alert.tsx';

/** No claim is found in such a report, whatever it says. */
export const UnknownWords = () => <Alert kind="warning">{m.text}</Alert>;
