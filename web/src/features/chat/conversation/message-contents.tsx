import { type Contents, givenContents } from '@kindred/contract/chat/content-fields';
import classes from './bubble.module.css';

/** What a bubble shows of a message besides its photo. */
export function MessageContents({ message }: { message: Partial<Contents> }) {
  const { text } = givenContents(message);
  return text ? <span className={`pretty pre-wrap ${classes.text}`}>{text}</span> : null;
}

/** A photo alone has no frame. */
export const isBare = (message: Partial<Contents> & { readonly photo: unknown }) =>
  Boolean(message.photo) && Object.keys(givenContents(message)).length === 0;
