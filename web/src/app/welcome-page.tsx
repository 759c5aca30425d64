import { ConsentGate } from '../features/personal-data/consent-gate.tsx';
import { PhotoEditor } from '../widgets/photo-editor/photo-editor.tsx';
import { WelcomePage as Steps } from '../features/profiles/welcome-page.tsx';

/** A newcomer's profile, one of whose steps is a photo; before it they have agreed to what it is used for. */
export function WelcomePage() {
  return (
    <ConsentGate>
      <Steps photos={<PhotoEditor />} />
    </ConsentGate>
  );
}
