import { IconStarFilled } from '@tabler/icons-react';
import { messages } from '#texts/likes.ts';
import badge from '../../ui/lists/status-badge.module.css';

/** A super like is meant to be known. */
export const SuperlikesYou = ({ name }: { name: string }) => (
  <p
    className={`inline-flex items-center gap-1-5 self-start semibold text-sm rounded-full max-w-full p-tag ${badge.kind}`}
    data-kind="info"
  >
    <IconStarFilled className="flex-none" size={14} aria-hidden />
    <span className="truncate">{messages.superlikesYou({ name })}</span>
  </p>
);
