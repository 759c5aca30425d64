import { useState } from 'react';
import type { OwnProfile } from '../../../api/accounts/own-profile.ts';
import { usePictures } from '../../../api/photos/own-photos.ts';
import { usePendingUploads } from '../../../api/photos/photo-uploads.ts';
import { messages as m } from '#texts/welcome.ts';
import { PhotoEditor } from '../../../widgets/photo-editor/photo-editor.tsx';
import { isDone } from '../../../lib/facts/completeness.ts';
import { WelcomeFrame } from './welcome-frame.tsx';

interface Props {
  own: OwnProfile;
  onDone: () => void;
}

/** Photos are saved as they are added. */
export function PhotoStep({ own, onDone }: Props) {
  const [tried, setTried] = useState(false);
  const coming = usePendingUploads().some(({ status }) => status === 'pending');
  const { data: pictures = [] } = usePictures();
  // A photo is in its place a moment before the profile says that there is one.
  const has = isDone.photo(own.user) || pictures.length > 0;
  const missing = coming ? m.photoComing : m.noPhoto;
  return (
    <WelcomeFrame
      name="photo"
      user={own.user}
      wide
      pending={false}
      form={{
        noValidate: true,
        onSubmit: (event) => {
          event.preventDefault();
          setTried(true);
          if (has) onDone();
          else event.currentTarget.querySelector<HTMLElement>('[data-add-photo]')?.focus();
        },
      }}
    >
      <PhotoEditor error={tried && !has ? missing : undefined} />
    </WelcomeFrame>
  );
}
