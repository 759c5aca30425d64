import {
  IconBookmark,
  IconBookmarkFilled,
  IconDots,
  IconFlag,
  IconPhotoExclamation,
  IconUserOff,
} from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useBookmark } from '../../api/likes.ts';
import { messages as likeWords } from '#texts/likes.ts';
import { messages as m } from '#texts/person.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useMenuButton } from '../../ui/dialogs/use-menu-button.ts';
import classes from './person-menu.module.css';

const ActionMenu = lazyRouteComponent(
  () => import('../../ui/dialogs/action-menu.tsx'),
  'ActionMenu',
);

interface Props {
  user: { readonly _id: string; readonly name: string };
  /** Omitted if the list does not contain it. */
  bookmarked?: boolean | undefined;
  onReport: () => void;
  /** It is only next to a photo. */
  onReportPhoto?: (() => void) | undefined;
  onBlock: () => void;
  /** Where its button is: on a photo, on a small one, or on a page that has a photo there on a phone. */
  place?: 'photo' | 'card' | 'page';
}

/** More actions for a person, from mild to severe. */
export function PersonMenu({ user, bookmarked, place, ...does }: Props) {
  const { onReport, onReportPhoto, onBlock } = does;
  const { choice } = likeWords;
  const { button, menu } = useMenuButton();
  const { mutate } = useBookmark();
  const andClose = (work: () => void) => () => {
    menu.onClose();
    work();
  };
  return (
    <>
      <IconButton
        className={classes.button}
        look="plain"
        round
        size="xl"
        data-place={place}
        aria-label={m.menu({ name: user.name })}
        {...button}
      >
        <IconDots size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {menu.opener && (
        <Suspense>
          <ActionMenu
            {...menu}
            title={m.menu({ name: user.name })}
            closeLabel={m.cancel}
            groups={{
              mild: [
                bookmarked !== undefined && {
                  label: bookmarked ? choice.bookmarked : choice.bookmark,
                  Icon: bookmarked ? IconBookmarkFilled : IconBookmark,
                  run: andClose(() => mutate({ id: user._id, on: !bookmarked })),
                },
              ],
              severe: [
                onReportPhoto !== undefined && {
                  label: m.reportPhoto,
                  about: m.reportAbout,
                  Icon: IconPhotoExclamation,
                  run: andClose(onReportPhoto),
                },
                { label: m.report, about: m.reportAbout, Icon: IconFlag, run: andClose(onReport) },
                { label: m.block, about: m.blockAbout, Icon: IconUserOff, run: andClose(onBlock) },
              ],
            }}
          />
        </Suspense>
      )}
    </>
  );
}
