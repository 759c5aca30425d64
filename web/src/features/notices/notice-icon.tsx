import { type NoticeKind, noticeKind } from '@kindred/contract/notices/all-kinds';
import type { NoticeIconName } from '@kindred/contract/notices/kinds';
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

const icons: Record<NoticeIconName, typeof IconBell> = {
  bell: IconBell,
  crown: IconCrown,
  flag: IconFlag,
  heart: IconHeart,
  hearts: IconHearts,
  message: IconMessage,
  photo: IconPhoto,
  scale: IconScale,
  search: IconSearch,
  shield: IconShieldLock,
  star: IconStar,
};

interface Props {
  kind: NoticeKind;
  /** At the edge of a picture. */
  small?: boolean;
}

/** The subject of a notice as an icon, tinted if it is about people. */
export function NoticeIcon({ kind, small = false }: Props) {
  const { icon, isAboutPeople } = noticeKind(kind);
  const Icon = icons[icon];
  return (
    <span
      className={`grid place-items-center rounded-full bg-muted-soft text-muted ${small ? classes.sign : classes.icon}`}
      data-people={isAboutPeople}
    >
      <Icon size={small ? 14 : 24} stroke={small ? 2.2 : 1.75} aria-hidden />
    </span>
  );
}
