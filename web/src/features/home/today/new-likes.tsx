import { Link } from '@tanstack/react-router';
import type { useLikes } from '../../../api/likes.ts';
import { messages } from '#texts/home.ts';
import { PhotoAvatar } from '../../../widgets/photos/photo-avatar.tsx';
import { Block, moreLink } from './block.tsx';
import classes from './today.module.css';

type LikesPage = NonNullable<ReturnType<typeof useLikes>['data']>['pages'][number];

const most = 6;

/** How many people like the member, and who, if the member may see that. */
export function NewLikes({ page }: { page: LikesPage | undefined }) {
  const { today: m, nextStep } = messages;
  if (!page || page.count === 0) return null;
  return (
    <Block
      title={nextStep.likes.title({ count: page.count })}
      place="likes"
      more={
        <Link to="/likes" className={moreLink}>
          {m.seeAll}
        </Link>
      }
    >
      {page.likes.length > 0 && (
        <ul className={`m-0 flex list-none gap-3.5 overflow-x-auto p-0 ${classes.likes}`}>
          {page.likes.slice(0, most).map(({ person }) => (
            <li key={person._id} className={`flex-none ${classes.like}`}>
              <Link
                to="/members/$id"
                params={{ id: person._id }}
                className="grid justify-items-center gap-1.5 text-sm font-semibold text-ink"
              >
                <PhotoAvatar
                  name={person.name}
                  picture={person.profilePicture}
                  focus={person.profilePictureFocus}
                  size={64}
                />
                <span className="max-w-full truncate">{person.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!page.visible && page.count > page.likes.length && <p className="text-muted">{m.locked}</p>}
    </Block>
  );
}
