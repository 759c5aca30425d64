import type { Notice } from '@kindred/contract/notices';
import { Avatar } from '../../ui/avatar.tsx';
import { Photo } from '../../widgets/photos/photo.tsx';
import { NoticeIcon } from './notice-icon.tsx';
import classes from './notices-page.module.css';

/** The person that a notice is about, with a small sign for what happened; or else the sign alone. */
export function NoticeFace({ notice: { kind, about, picture } }: { notice: Notice }) {
  if (!('firstName' in about)) return <NoticeIcon kind={kind} />;
  return (
    <span className={`relative flex-none ${classes.face}`}>
      <Avatar
        name={about.firstName}
        size={52}
        picture={picture && <Photo url={picture} alt="" loading="lazy" />}
      />
      <NoticeIcon kind={kind} small />
    </span>
  );
}
