import type { Notice } from '@kindred/contract/notices';
import { PhotoAvatar } from '../../widgets/photos/photo-avatar.tsx';
import { NoticeIcon } from './notice-icon.tsx';
import classes from './notices-page.module.css';

/** The person that a notice is about, with a small sign for what happened; or else the sign alone. */
export function NoticeFace({ notice: { kind, about, picture, pictureFocus } }: { notice: Notice }) {
  if (!('firstName' in about)) return <NoticeIcon kind={kind} />;
  return (
    <span className={`relative flex-none ${classes.face}`}>
      <PhotoAvatar name={about.firstName} size={52} picture={picture} focus={pictureFocus} />
      <NoticeIcon kind={kind} small />
    </span>
  );
}
