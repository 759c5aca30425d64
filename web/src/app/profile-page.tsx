import { PhotoSection } from '../widgets/photo-editor/photo-section.tsx';
import { ProfilePage as Profile } from '../features/profiles/profile-page.tsx';

/** A member's own profile, with the photos on it. */
export function ProfilePage() {
  return <Profile photos={<PhotoSection />} />;
}
