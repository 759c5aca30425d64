import { IconStarFilled } from '@tabler/icons-react';
import { messages } from '#texts/likes.ts';
import badge from '../../ui/lists/status-badge.module.css';

/** A super like is meant to be known. */
export const SuperlikesYou = ({ name }: { name: string }) => (
  <p
    className={`inline-flex max-w-full items-center gap-1.5 justify-self-start rounded-full px-2 py-0.5 text-sm font-semibold ${badge.kind}`}
    data-kind="info"
  >
    <IconStarFilled className="flex-none" size={14} aria-hidden />
    <span className="truncate">{messages.superlikesYou({ name })}</span>
  </p>
);
