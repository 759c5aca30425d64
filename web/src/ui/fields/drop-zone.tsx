import { useState } from 'react';
import type { DragEvent, ReactNode, Ref } from 'react';

interface Props {
  className?: string | undefined;
  onFiles: (files: File[]) => void;
  /** The types of files that can be chosen, as the browser names them. */
  accept: string;
  /** More than one file. */
  multiple?: boolean;
  /** Opens the choice of files when it is clicked. */
  input: Ref<HTMLInputElement>;
  children: ReactNode;
}

/** Files can be dropped anywhere on its content, or chosen. */
export function DropZone({ className, onFiles, accept, multiple, input, children }: Props) {
  const [over, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

  return (
    <div
      className={className}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
