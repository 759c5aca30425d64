import {
  ModalBase,
  ModalBaseBody,
  ModalBaseCloseButton,
  ModalBaseContent,
  ModalBaseOverlay,
  ModalBaseTitle,
} from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { below } from '../../lib/breakpoints.ts';
import classes from './dialog.module.css';
import { useDialogKeys } from './use-dialog-keys.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The title is a text that someone wrote: two lines of it, in the size of texts. */
  quoted?: boolean;
  /** Below the title. */
  about?: ReactNode;
  /** Next to the title. */
  picture?: ReactNode;
  closeLabel: string;
  /** The largest has room for two columns. A full one covers the page, for special moments. */
  size?: 'md' | 'lg' | 'xl' | 'full';
  /** Without a visible head: its content has the way out. */
  bare?: boolean;
  /** False if the focus goes elsewhere than back. */
  returnFocus?: boolean;
  /** What is typed while it opens goes into its first field. */
  keepsText?: boolean;
  children: ReactNode;
}

/** On a phone a dialog is a sheet that comes from the lower edge. */
const isPhone = () => matchMedia(below('phone')).matches;

/** Mantine's modal in its parts: the complete one adds 20 kB for a scroll area, and a header that is a landmark. */
export function Dialog({ opened, onClose, title, closeLabel, children, ...look }: Props) {
  const { about, picture, size = 'md', returnFocus = true, keepsText = false, bare = false } = look;
  const titleLook = look.quoted ? 'heading clamp' : 'text-balance tracking-snug title-sm';
  // Mantine remembers where to return the focus when `opened` changes, not for a dialog that is mounted open.
  const mounted = useMounted();
  const marked = useDialogKeys(opened, keepsText, onClose);
  return (
    <ModalBase
      opened={opened && mounted}
      onClose={onClose}
      transitionProps={{
        duration: 200,
        transition: opened && isPhone() ? 'slide-up' : 'fade-down',
      }}
      closeOnClickOutside
      closeOnEscape
      lockScroll
      returnFocus={returnFocus}
      trapFocus
      withinPortal
    >
      <ModalBaseOverlay />
      <ModalBaseContent
        {...marked}
        // Mantine names it by the title only after its first frame.
        aria-label={title}
        className={`max-w-full overflow-y-auto rounded-xl bg-raised shadow-3 ${classes.content}`}
        data-size={size}
        data-bare={bare || undefined}
        innerProps={{ className: classes.place }}
      >
        <div className={bare ? 'sr-only' : `flex items-start gap-3.5 ${classes.head}`}>
          {picture}
          <div className={`min-w-0 flex-1 anywhere text-muted ${classes.title}`}>
            <ModalBaseTitle className={`anywhere text-ink ${titleLook} ${classes.heading}`}>
              {title}
            </ModalBaseTitle>
            {about}
          </div>
          {!bare && (
            <ModalBaseCloseButton
              className={`h-11 w-11 flex-none rounded-full text-muted ${classes.button}`}
              aria-label={closeLabel}
            />
          )}
        </div>
        <ModalBaseBody className={classes.body}>{children}</ModalBaseBody>
      </ModalBaseContent>
    </ModalBase>
  );
}
