import { Modal, type ModalRootProps } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import classes from './dialog.module.css';

interface Props extends ModalRootProps {
  title: string;
  closeLabel: string;
}

/** Mantine's modal with another header, because Mantine's is a landmark, of which a page can have only one. */
export function Dialog({ title, closeLabel, children, ...props }: Props) {
  return (
    <Modal.Root radius={20} centered {...props}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={closeLabel} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
