import type { DeviceNote } from '@kindred/contract/photo-checks/device-note';
import { useEffect, useRef, useState } from 'react';
import { type Frame, findFaces, grabFrame, lookAt } from './frames.ts';

const everyMs = 500;

type Trouble = 'denied' | 'missing';

/** The camera as long as it is shown, and what the device sees in its pictures. It is off when the page is left. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState<DeviceNote | null>(null);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isLeft = false;
    async function open() {
      try {
        stream = await openCamera();
      } catch (error) {
        if (!isLeft) setTrouble(isDenied(error) ? 'denied' : 'missing');
        return;
      }
      if (isLeft || !video.current) {
        stop(stream);
        return;
      }
      // Before its first picture there is nothing to take.
      video.current.addEventListener('loadeddata', () => setOpen(true), { once: true });
      video.current.srcObject = stream;
    }
    void open();
    return () => {
      isLeft = true;
      if (stream) stop(stream);
    };
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const find = findFaces();
    let before: Frame | null = null;
    let oneFace: DeviceNote['oneFace'] = 'unknown';
    const timer = setInterval(() => {
      const { current } = video;
      const frame = current && grabFrame(current);
      if (!frame) return;
      setNote({ oneFace, ...lookAt(frame, before) });
      before = frame;
      void find?.(current).then((found) => (oneFace = found));
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  return { video, trouble, isOpen, note };
}

async function openCamera() {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new Error('No camera can be used here');
  return mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
  });
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

const isDenied = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError';
