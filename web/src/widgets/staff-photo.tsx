import { type ReactNode, useCallback } from 'react';
import { useStaffPhoto } from '../api/photos/staff-photo.ts';

interface Props {
  url: string;
  alt: string;
  className?: string;
  /** Shown when the photo cannot be loaded. */
  failed?: ReactNode;
}

/** A photo that can be for staff only. */
export function StaffPhoto({ url, alt, className, failed = null }: Props) {
  const { data, isError } = useStaffPhoto(url);
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !data) return;
      const made = URL.createObjectURL(data);
      image.src = made;
      return () => URL.revokeObjectURL(made);
    },
    [data],
  );
  if (isError) return failed;
  return data ? <img ref={show} alt={alt} className={className} /> : null;
}
