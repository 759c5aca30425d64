import { Avatar } from '../../ui/avatar.tsx';
import { Photo } from './photo.tsx';

interface Props {
  name: string;
  picture: string | null;
  size?: number;
}

/** An avatar for staff, who also see photos that wait for review. */
export function PhotoAvatar({ picture, ...avatar }: Props) {
  return (
    <Avatar
      {...avatar}
      picture={picture === null ? null : <Photo url={picture} alt="" loading="lazy" />}
    />
  );
}
