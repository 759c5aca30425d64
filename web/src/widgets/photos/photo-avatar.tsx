import type { Focus } from '@kindred/contract/members';
import { initial } from '../../lib/facts/full-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Photo } from './photo.tsx';

interface Props {
  name: string;
  picture: string | null;
  focus?: Focus | null | undefined;
  size?: number;
  square?: boolean;
}

/** An avatar that may wait for review, which its owner and staff see. */
export function PhotoAvatar({ picture, focus, ...avatar }: Props) {
  return (
    <Avatar
      {...avatar}
      picture={
        picture === null ? null : (
          <Photo
            className="h-full w-full object-cover face-middle"
            url={picture}
            focus={focus}
            alt=""
            loading="lazy"
            instead={initial(avatar.name)}
          />
        )
      }
    />
  );
}
