import { fullName, initial } from '../../../lib/facts/full-name.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Photo } from '../../../widgets/photos/photo.tsx';

/** The name of the signed-in user, or their email if they have none. */
export function useAccountName() {
  const { user } = useSession();
  return user && (fullName(user) ?? user.email);
}

/** The picture of the signed-in user, or the first letter of their name. The name is next to it. */
export function AccountFace({ size = 32 }: { size?: number }) {
  const { user } = useSession();
  const letter = initial(useAccountName() ?? '');
  return (
    <span
      className="grid flex-none grid-cols-1 grid-rows-1 place-items-center overflow-hidden rounded-full bg-muted-soft font-semibold text-muted"
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {user?.profilePicture ? (
        <Photo
          className="h-full w-full object-cover face-middle"
          url={user.profilePicture}
          focus={user.profilePictureFocus}
          alt=""
          instead={letter}
        />
      ) : (
        letter
      )}
    </span>
  );
}
