import { PhotoEditor } from '../features/photos/photo-editor.tsx';
import { WelcomePage as Steps } from '../features/profile/welcome-page.tsx';

/** A newcomer's profile, one of whose steps is a photo. */
export function WelcomePage() {
  return <Steps photos={<PhotoEditor />} />;
}
