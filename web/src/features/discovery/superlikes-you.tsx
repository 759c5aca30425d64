import { IconStarFilled } from '@tabler/icons-react';
import { messages } from '../../lib/messages/likes.ts';
import classes from './superlikes-you.module.css';

/** A super like is meant to be known. */
export const SuperlikesYou = ({ name }: { name: string }) => (
  <p className={`row gap-1-5 self-start semibold text-sm rounded-full ${classes.mark}`}>
    <IconStarFilled className="flex-none" size={14} aria-hidden />
    <span className="truncate">{messages.superlikesYou(name)}</span>
  </p>
);
