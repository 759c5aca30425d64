import type { NoticeKind } from '@kindred/contract/notices';
import {
  IconBell,
  IconCrown,
  IconFlag,
  IconHeart,
  IconHearts,
  IconMessage,
  IconPhoto,
  IconScale,
  IconSearch,
  IconShieldLock,
  IconStar,
} from '@tabler/icons-react';
import classes from './notices-page.module.css';

const icons: Partial<Record<NoticeKind, typeof IconBell>> = {
  match: IconHearts,
  message: IconMessage,
  like: IconHeart,
  superlike: IconStar,
  'search.new-people': IconSearch,
  'report.reply': IconFlag,
  'report.outcome': IconFlag,
  'reports.standing': IconFlag,
  'photo.rejected': IconPhoto,
  premium: IconCrown,
  security: IconShieldLock,
  'decision.made': IconScale,
  'appeal.decided': IconScale,
};

const people: readonly NoticeKind[] = ['match', 'message', 'like', 'superlike'];

/** The subject of a notice as an icon, tinted if it is about people. */
export function NoticeIcon({ kind }: { kind: NoticeKind }) {
  const Icon = icons[kind] ?? IconBell;
  return (
    <span
      className={`grid place-center w-target h-target round bg-muted-soft muted self-center ${classes.icon}`}
      data-people={people.includes(kind) || undefined}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </span>
  );
}
