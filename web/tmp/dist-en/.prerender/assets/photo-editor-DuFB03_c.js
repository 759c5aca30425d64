/* empty css                     */
import {
  a as usePictures,
  i as useOrderPictures,
  t as reloadPictures,
} from './own-photos-CXN9bUfN.js';
import { A as lazyDialog, F as errorText, r as Alert, s as useEscape } from '../entry.mjs';
import { t as useOnline } from './use-online-N9b2cor3.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import {
  a as listPictures,
  c as setProfilePicture,
  l as uploadPhoto,
  s as photoLimits,
  t as addPictures,
} from './photos-D0wjT6zA.js';
import { l as retryDelay, s as mayRetry, t as call } from './call-DKXJHjxq.js';
import { r as upload, t as openPicture } from './small-picture-DewuvZ0U.js';
import { r as keyOf, t as fetchData } from './query-AAxsCU1Q.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
/* empty css                          */
/* empty css                      */
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as photoSizes } from './addresses-CvYbQb9r.js';
import { f as CallError, p as hasStatus } from './session-qxZvcB-b.js';
import { t as below } from './breakpoints-7rwTB17a.js';
import { t as Photo } from './photo-CDcxc_gL.js';
import { ActionIcon, Button, Input } from '@mantine/core';
import {
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
import { thumbHashToDataURL } from 'thumbhash';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import IconRun from '@tabler/icons-react/dist/esm/icons/IconRun.mjs';
// web/src/texts/en/photos.ts
var messages = {
  title: 'Photos',
  why: 'Your main photo is the first thing others see. A clear photo of just your face works best.',
  loading: 'Loading your photos…',
  failed: "Your photos couldn't be loaded",
  again: 'Try again',
  add: 'Add photos',
  addMore: 'Add more',
  addAt: (number) => `Add photo ${number}`,
  limits: (most) =>
    `Up to ${most} photos. The first is your main photo. JPEG, PNG, WebP or AVIF of any size.`,
  drop: 'You can also drop them here.',
  hidden: 'We remove hidden data such as location.',
  tipsLabel: 'Tips',
  tips: ['Daylight, no sunglasses', 'One with a smile', 'One of you doing something'],
  full: "You've reached the photo limit. Delete one to add another.",
  list: 'Your photos, in order',
  alt: (number) => `Your photo ${number}`,
  main: 'Main photo',
  inReview: 'In review',
  waiting: 'In review. Only you can see it for now.',
  noMain: "Choose a main photo. Others can't find you without one.",
  options: (number) => `Edit photo ${number}`,
  moved: (place, of) =>
    place === 1
      ? `Moved to place 1 of ${of}. It is now your main photo.`
      : `Moved to place ${place} of ${of}.`,
  deleted: 'Photo deleted.',
  added: (name) => `${name} added.`,
  crop: {
    title: 'Adjust your photo',
    titleOf: (left) => `Adjust your photos (${left} left)`,
    area: 'Photo. The arrow keys move it.',
    hint: 'Drag the photo to move it, and the ring onto your face.',
    zoom: 'Zoom',
    left: 'Rotate left',
    right: 'Rotate right',
    cancel: 'Skip photo',
    use: 'Use photo',
  },
  point: {
    label: 'Face. The arrow keys move the ring.',
    place: (x, y) => `${x} % from the left, ${y} % from the top`,
  },
  uploads: {
    label: 'Uploads',
    waiting: 'Waiting',
    paused: 'Waiting for connection. It resumes automatically.',
    uploading: 'Uploading',
    again: (name) => `Try again: ${name}`,
    dismiss: (name) => `Dismiss: ${name}`,
    tryAgain: 'Try again',
    close: 'Dismiss',
    kind: "We can't read this file. Choose a JPEG, PNG, WebP or AVIF photo.",
    large: (megabytes) =>
      `We can't read this file, and it is larger than ${megabytes} MB. Choose a smaller version.`,
    noRoom: (all) => `You can have up to ${all} photos. Delete one, then add this one.`,
    tooMany: (minutes) =>
      `You've uploaded too many photos. Try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
  },
};
var photo_editor_module_default = {
  editor: '_editor_giavg_1',
  slot: '_slot_giavg_1',
  button: '_button_giavg_1',
  columns: '_columns_giavg_6',
  pending: '_pending_giavg_10',
  photos: '_photos_giavg_24',
  tips: '_tips_giavg_48',
  drop: '_drop_giavg_61',
};
// web/src/api/photos/photo-uploads.ts
var mutationKey = keyOf(uploadPhoto);
var progressKey = (key) => [...mutationKey, key];
/** One after the other, in the order chosen. Offline they wait, also when the page is left. */
var useAddPhoto = () =>
  useMutation({
    mutationKey,
    scope: { id: 'add-photo' },
    networkMode: 'online',
    retry: (failures, error) => mayRetry(failures + 1, error),
    retryDelay: (failures) => retryDelay(failures + 1),
    mutationFn: addPhoto,
    onSettled: (_data, _error, _chosen, _before, { client }) => reloadPictures(client),
  });
async function addPhoto({ file, key, focus }, { client }) {
  const { data } = await upload(uploadPhoto, file, {
    idempotencyKey: key,
    onProgress: (share) => client.setQueryData(progressKey(key), share),
  });
  const { pictures } = await fetchData(listPictures);
  if (pictures.some(({ publicId }) => publicId === data.publicId)) return;
  const photo = {
    ...data,
    focus,
  };
  if (pictures.some(({ main }) => main)) await call(addPictures, { body: { imagesData: [photo] } });
  else await call(setProfilePicture, { body: { imageData: photo } });
}
/** Every upload that has not succeeded yet, the failed ones included. */
var usePendingUploads = () =>
  useMutationState({
    filters: {
      mutationKey,
      predicate: ({ state }) => state.status !== 'success',
    },
    select: ({ state: { variables, status, isPaused, error } }) => {
      const { file, key } = variables;
      return {
        key,
        file,
        status,
        isPaused,
        error,
      };
    },
  });
/** Removes an upload from the list, and returns its file so that it can be sent again. */
function useForgetUpload() {
  const client = useQueryClient();
  return (key) => {
    const cache = client.getMutationCache();
    const mutation = cache.find({
      mutationKey,
      predicate: ({ state }) => state.variables.key === key,
    });
    if (!mutation) return void 0;
    cache.remove(mutation);
    return mutation.state.variables;
  };
}
/** The share of a file that has been sent, from 0 to 1. */
var useUploadProgress = (key) =>
  useQuery({
    queryKey: progressKey(key),
    queryFn: skipToken,
    initialData: 0,
  }).data ?? 0;
// web/src/widgets/photo-editor/use-uploads.ts
var fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** Some browsers can read these, and what is sent is another file. */
var readableTypes = [...fileTypes, 'image/heic', 'image/heif'];
var maxPhotos = photoLimits.more + 1;
var maxMegabytes = photoLimits.bytes / 2 ** 20;
/** Files to crop, uploading ones, and failed ones. One that fails does not hold up the others. */
function useUploads(present, onAdded) {
  const { uploads: m } = messages;
  const { mutateAsync } = useAddPhoto();
  const pending = usePendingUploads();
  const forgetUpload = useForgetUpload();
  const [files, setFiles] = useState([]);
  const [refused, setRefused] = useState([]);
  const coming = pending.filter(({ status }) => status === 'pending');
  function send(chosen) {
    mutateAsync(chosen).then(
      () => onAdded(chosen.file.name),
      () => void 0,
    );
  }
  function add(given) {
    let room = maxPhotos - present - coming.length;
    const usable = [];
    const refusedNow = [];
    for (const file of given) {
      const text = refusalOf(file) ?? (room > 0 ? null : m.noRoom(maxPhotos));
      const key = crypto.randomUUID();
      if (text) {
        refusedNow.push({
          key,
          name: file.name,
          text,
        });
        continue;
      }
      room -= 1;
      usable.push({
        file,
        key,
      });
    }
    setRefused(refusedNow);
    setFiles(usable);
  }
  function refusalOf({ type }) {
    return type && !readableTypes.includes(type) ? m.kind : null;
  }
  function forget(key) {
    setRefused((before) => before.filter((each) => each.key !== key));
    return forgetUpload(key);
  }
  function sendAgain(key) {
    const chosen = forget(key);
    if (chosen) send(chosen);
  }
  const leaveOut = (key) => setFiles((before) => before.filter((each) => each.key !== key));
  return {
    pending,
    refused,
    coming,
    add,
    forget,
    sendAgain,
    /** Chosen files that are not cropped yet. */
    chosen: {
      files,
      leaveOut,
      use: (key, file, focus) => {
        leaveOut(key);
        send({
          key,
          file,
          focus,
        });
      },
      refuse: (key) => {
        const file = files.find((each) => each.key === key)?.file;
        const text = file && file.size > photoLimits.bytes ? m.large(maxMegabytes) : m.kind;
        leaveOut(key);
        setRefused((before) => [
          ...before,
          {
            key,
            name: file?.name ?? '',
            text,
          },
        ]);
      },
    },
  };
}
// web/src/widgets/photo-editor/add-slot.tsx
function AddSlot({ number, first, onAdd }) {
  return /* @__PURE__ */ jsx('li', {
    className: `portrait ${photo_editor_module_default.slot}`,
    children: /* @__PURE__ */ jsx('button', {
      className: `grid justify-items-center gap-2 p-2 w-full h-full bg-none muted clickable rounded-lg heading-md hover ${photo_editor_module_default.button}`,
      type: 'button',
      'aria-label': first
        ? messages.add
        : number === maxPhotos
          ? messages.addMore
          : messages.addAt(number),
      'data-add-photo': first || void 0,
      onClick: onAdd,
      children:
        number === 1
          ? /* @__PURE__ */ jsxs(Fragment$1, {
              children: [
                /* @__PURE__ */ jsx(IconPhotoPlus, {
                  size: 28,
                  stroke: 1.5,
                  'aria-hidden': true,
                }),
                ' ',
                messages.add,
              ],
            })
          : number === maxPhotos
            ? /* @__PURE__ */ jsxs('span', {
                className: 'row gap-2',
                children: [
                  /* @__PURE__ */ jsx(IconPlus, {
                    size: 20,
                    stroke: 1.75,
                    'aria-hidden': true,
                  }),
                  ' ',
                  messages.addMore,
                ],
              })
            : /* @__PURE__ */ jsx(IconPlus, {
                size: 24,
                stroke: 1.75,
                'aria-hidden': true,
              }),
    }),
  });
}
var crop_dialog_module_default = {
  stage: '_stage_12rws_1',
  canvas: '_canvas_12rws_4',
  zoom: '_zoom_12rws_15',
  input: '_input_12rws_18',
};
// web/src/widgets/photo-editor/crop.ts
var startCrop = {
  turns: 0,
  zoom: 1,
  x: 0.5,
  y: 0.5,
};
/** All photos are shown as 4:5. */
var cropRatio = 4 / 5;
var largestHeight = photoSizes.at(-1) ?? 1600;
var clamp = (value, low, high) => Math.min(Math.max(value, low), high);
var turnedSize = ({ width, height }, turns) =>
  turns % 2 === 0
    ? {
        width,
        height,
      }
    : {
        width: height,
        height: width,
      };
/** The part in pixels of the turned picture. */
function partOf(picture, crop) {
  const turned = turnedSize(picture, crop.turns);
  const height = Math.min(turned.width / cropRatio, turned.height) / crop.zoom;
  const width = height * cropRatio;
  return {
    x: clamp(crop.x * turned.width - width / 2, 0, turned.width - width),
    y: clamp(crop.y * turned.height - height / 2, 0, turned.height - height),
    width,
    height,
    turned,
  };
}
/** Changes a crop, and keeps its middle if the part stays within the picture. */
function changeCrop(picture, crop, change) {
  const next = {
    ...crop,
    ...change,
  };
  next.zoom = clamp(next.zoom, 1, 4);
  const { x, y, width, height, turned } = partOf(picture, next);
  return {
    ...next,
    x: (x + width / 2) / turned.width,
    y: (y + height / 2) / turned.height,
  };
}
/** A quarter turn that keeps the middle. */
function turnCrop(picture, crop, by) {
  const { x, y } = crop;
  const middle =
    by === 1
      ? {
          x: 1 - y,
          y: x,
        }
      : {
          x: y,
          y: 1 - x,
        };
  return changeCrop(picture, crop, {
    turns: (crop.turns + by + 4) % 4,
    ...middle,
  });
}
/** The part fills the canvas. */
function drawCrop(canvas, picture, crop) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { x, y, height, turned } = partOf(picture, crop);
  const scale = canvas.height / height;
  context.resetTransform();
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((crop.turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}
/** The part as a separate file, no larger than the stored one. */
async function cropToFile(picture, crop, name) {
  const { height } = partOf(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.height = Math.max(1, Math.round(Math.min(height, largestHeight)));
  canvas.width = Math.max(1, Math.round(canvas.height * cropRatio));
  drawCrop(canvas, picture, crop);
  const blob = await new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });
  return blob && new File([blob], name, { type: blob.type });
}
// web/src/lib/keys/arrows.ts
/** The directions of the arrow keys. */
var arrows = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
var focus_point_module_default = { point: '_point_m6n1m_2' };
// web/src/widgets/photo-editor/focus-point.tsx
/** Where a face usually is: squares then show it from the hair to the chin. `face-middle` has it for photos without a mark. */
var startFocus = {
  x: 0.5,
  y: 0.48,
};
var step = 0.02;
var share = (value) => Math.round(Math.min(Math.max(value, 0), 1) * 1e3) / 1e3;
/** A ring above a photo, which is put on the face by pointer or keys. */
function FocusPoint({ focus: { x, y }, onChange }) {
  const { point: m } = messages;
  const move = (to) =>
    onChange({
      x: share(to.x),
      y: share(to.y),
    });
  function onPointerMove({ currentTarget, pointerId, clientX, clientY }) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const photo = currentTarget.parentElement?.getBoundingClientRect();
    if (!photo) return;
    move({
      x: (clientX - photo.left) / photo.width,
      y: (clientY - photo.top) / photo.height,
    });
  }
  function onKeyDown(event) {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    move({
      x: x + arrow[0] * step,
      y: y + arrow[1] * step,
    });
  }
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('button', {
        className: `absolute p-0 border-0 bg-none round ${focus_point_module_default.point}`,
        type: 'button',
        'aria-label': m.label,
        style: {
          insetInlineStart: `${x * 100}%`,
          top: `${y * 100}%`,
        },
        onPointerDown: ({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId),
        onPointerMove,
        onKeyDown,
      }),
      /* @__PURE__ */ jsx('output', {
        className: 'visually-hidden',
        children: m.place(Math.round(x * 100), Math.round(y * 100)),
      }),
    ],
  });
}
// web/src/widgets/photo-editor/use-crop.ts
/** A crop that is changed by dragging, by two fingers, and by keys. */
function useCrop(picture) {
  const [crop, setCrop] = useState(startCrop);
  const pointers = useRef(/* @__PURE__ */ new Map());
  const change = (by) => setCrop((before) => changeCrop(picture, before, by(before)));
  /** Moves the picture by shares of the visible part. */
  const move = (x, y) =>
    change((before) => {
      const { width, height, turned } = partOf(picture, before);
      return {
        x: before.x - (x * width) / turned.width,
        y: before.y - (y * height) / turned.height,
      };
    });
  function onPointerDown({ currentTarget, pointerId, clientX, clientY }) {
    currentTarget.setPointerCapture(pointerId);
    pointers.current.set(pointerId, {
      x: clientX,
      y: clientY,
    });
  }
  function onPointerMove({ currentTarget, pointerId, clientX, clientY }) {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const now = {
      x: clientX,
      y: clientY,
    };
    pointers.current.set(pointerId, now);
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    if (other) {
      const apart = (point) => Math.hypot(point.x - other.x, point.y - other.y);
      const ratio = apart(now) / Math.max(1, apart(before));
      change(({ zoom }) => ({ zoom: zoom * ratio }));
      return;
    }
    const { width, height } = currentTarget.getBoundingClientRect();
    move((now.x - before.x) / width, (now.y - before.y) / height);
  }
  function onPointerUp({ pointerId }) {
    pointers.current.delete(pointerId);
  }
  function onKeyDown(event) {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    move(arrow[0] * 0.05, arrow[1] * 0.05);
  }
  return {
    crop,
    setZoom: (zoom) => change(() => ({ zoom })),
    turn: (by) => setCrop((before) => turnCrop(picture, before, by)),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onKeyDown,
    },
  };
}
// web/src/widgets/photo-editor/cropper.tsx
var previewHeight = 800;
/** Chooses the part of a picture that others see. */
function Cropper({ picture, name, onCancel, onUse }) {
  const { crop: m } = messages;
  const canvas = useRef(null);
  const { crop, setZoom, turn, handlers } = useCrop(picture);
  const [focus, setFocus] = useState(startFocus);
  const [working, setWorking] = useState(false);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  async function use() {
    setWorking(true);
    const file = await cropToFile(picture, crop, name);
    if (file) onUse(file, focus);
    else onCancel();
  }
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `m-auto relative rounded-xl bg-muted-soft portrait ${crop_dialog_module_default.stage}`,
        children: [
          /* @__PURE__ */ jsx('canvas', {
            className: `block w-full h-full ${crop_dialog_module_default.canvas}`,
            ref: canvas,
            width: previewHeight * cropRatio,
            height: previewHeight,
            'aria-label': m.area,
            tabIndex: 0,
            ...handlers,
          }),
          /* @__PURE__ */ jsx(FocusPoint, {
            focus,
            onChange: setFocus,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted text-sm text-center mt-3 mb-3',
        children: m.hint,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'row between gap-3',
        children: [
          /* @__PURE__ */ jsx(ActionIcon, {
            variant: 'default',
            size: 44,
            radius: 999,
            'aria-label': m.left,
            title: m.left,
            onClick: () => turn(-1),
            children: /* @__PURE__ */ jsx(IconRotate, {
              size: 20,
              stroke: 1.75,
            }),
          }),
          /* @__PURE__ */ jsxs('label', {
            className: `row flex-1 gap-2-5 muted ${crop_dialog_module_default.zoom}`,
            children: [
              /* @__PURE__ */ jsx(IconZoomOut, {
                className: 'flex-none',
                size: 20,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              /* @__PURE__ */ jsx('input', {
                className: `flex-1 h-target min-w-0 bg-none no-appearance clickable ${crop_dialog_module_default.input}`,
                style: { '--filled': `${((crop.zoom - 1) / 3) * 100}%` },
                type: 'range',
                'aria-label': m.zoom,
                min: 1,
                max: 4,
                step: 0.05,
                value: crop.zoom,
                onChange: ({ currentTarget }) => setZoom(Number(currentTarget.value)),
              }),
              /* @__PURE__ */ jsx(IconZoomIn, {
                className: 'flex-none',
                size: 20,
                stroke: 1.75,
                'aria-hidden': true,
              }),
            ],
          }),
          /* @__PURE__ */ jsx(ActionIcon, {
            variant: 'default',
            size: 44,
            radius: 999,
            'aria-label': m.right,
            title: m.right,
            onClick: () => turn(1),
            children: /* @__PURE__ */ jsx(IconRotateClockwise, {
              size: 20,
              stroke: 1.75,
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onCancel,
            children: m.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            'data-autofocus': true,
            loading: working,
            onClick: () => void use(),
            children: m.use,
          }),
        ],
      }),
    ],
  });
}
// web/src/widgets/photo-editor/crop-dialog.tsx
/** Shows the chosen files one after the other, before they are sent. */
function CropDialog({ chosen: { files, use, leaveOut, refuse } }) {
  const { crop: m } = messages;
  const [next] = files;
  const [picture, setPicture] = useState(null);
  const shown = picture && picture.key === next?.key ? picture.bitmap : null;
  useEffect(() => {
    if (!next) return;
    let wanted = true;
    openPicture(next.file).then(
      (bitmap) =>
        wanted &&
        setPicture({
          key: next.key,
          bitmap,
        }),
      () => wanted && refuse(next.key),
    );
    return () => {
      wanted = false;
    };
  }, [next?.key]);
  if (!next) return null;
  return /* @__PURE__ */ jsx(Dialog, {
    opened: true,
    title: files.length > 1 ? m.titleOf(files.length) : m.title,
    closeLabel: m.cancel,
    onClose: () => leaveOut(next.key),
    children: shown
      ? /* @__PURE__ */ jsx(
          Cropper,
          {
            picture: shown,
            name: next.file.name,
            onCancel: () => leaveOut(next.key),
            onUse: (file, focus) => use(next.key, file, focus),
          },
          next.key,
        )
      : /* @__PURE__ */ jsx('div', {
          className: `m-auto rounded-xl bg-muted-soft portrait ${crop_dialog_module_default.stage}`,
          'aria-busy': 'true',
        }),
  });
}
// web/src/widgets/photo-editor/drop-zone.tsx
/** Files can be dropped anywhere on its content, or chosen. */
function DropZone({ className, onFiles, input, children }) {
  const [over, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }) => dataTransfer.types.includes('Files');
  return /* @__PURE__ */ jsxs('div', {
    className,
    'data-over': over || void 0,
    onDragOver: (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setOver(false);
    },
    onDrop: (event) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
    children: [
      children,
      /* @__PURE__ */ jsx('input', {
        ref: input,
        type: 'file',
        hidden: true,
        multiple: true,
        accept: fileTypes.join(),
        onChange: ({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        },
      }),
    ],
  });
}
var failed_uploads_module_default = {
  list: '_list_1vcd1_1',
  item: '_item_1vcd1_1',
  fault: '_fault_1vcd1_4',
  buttons: '_buttons_1vcd1_12',
};
// web/src/widgets/photo-editor/failed-uploads.tsx
function FailedUploads({ uploads: { pending, refused, forget, sendAgain } }) {
  const { uploads: m } = messages;
  const failed = pending.filter(({ status }) => status === 'error');
  if (failed.length + refused.length === 0) return null;
  return /* @__PURE__ */ jsxs('ul', {
    className: `plain-list grid gap-2 ${failed_uploads_module_default.list}`,
    'aria-label': m.label,
    children: [
      failed.map(({ key, file: { name }, error }) =>
        /* @__PURE__ */ jsxs(
          Failed,
          {
            name,
            text: uploadErrorText(error),
            children: [
              canSucceedLater(error) &&
                /* @__PURE__ */ jsx(Button, {
                  variant: 'default',
                  'aria-label': m.again(name),
                  onClick: () => sendAgain(key),
                  children: m.tryAgain,
                }),
              /* @__PURE__ */ jsx(Dismiss, {
                name,
                onClick: () => forget(key),
              }),
            ],
          },
          key,
        ),
      ),
      refused.map(({ key, name, text }) =>
        /* @__PURE__ */ jsx(
          Failed,
          {
            name,
            text,
            children: /* @__PURE__ */ jsx(Dismiss, {
              name,
              onClick: () => forget(key),
            }),
          },
          key,
        ),
      ),
    ],
  });
}
/** A file that is too large, damaged or no photo fails each time. */
var canSucceedLater = (error) => [400, 413, 415, 422].every((status) => !hasStatus(error, status));
var uploadErrorText = (error) =>
  error instanceof CallError && hasStatus(error, 429) && error.retryAfter
    ? messages.uploads.tooMany(Math.ceil(error.retryAfter / 60))
    : errorText(error);
function Failed({ name, text, children }) {
  return /* @__PURE__ */ jsxs('li', {
    className: `flex wrap items-start gap-2-5 rounded-md color-danger p-notice ${failed_uploads_module_default.item}`,
    children: [
      /* @__PURE__ */ jsx(IconAlertCircle, {
        className: 'flex-none mt-hairline',
        size: 18,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: failed_uploads_module_default.fault,
        role: 'alert',
        children: [
          /* @__PURE__ */ jsx('strong', {
            className: 'truncate bold',
            children: name,
          }),
          /* @__PURE__ */ jsx('span', { children: text }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: `flex wrap gap-2 ${failed_uploads_module_default.buttons} ${failed_uploads_module_default.fault}`,
        children,
      }),
    ],
  });
}
function Dismiss({ name, onClick }) {
  const { uploads: m } = messages;
  return /* @__PURE__ */ jsx(Button, {
    variant: 'default',
    'aria-label': m.dismiss(name),
    onClick,
    children: m.close,
  });
}
// web/src/widgets/photo-editor/photo-notes.tsx
var icons = [IconSun, IconMoodSmile, IconRun];
/** Next to the photos: what can be added, and tips for a good one. */
function PhotoNotes({ full }) {
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('p', {
        className: 'flex gap-2-5 pretty',
        children: full
          ? messages.full
          : /* @__PURE__ */ jsxs('span', {
              children: [
                messages.limits(maxPhotos),
                ' ',
                /* @__PURE__ */ jsx('span', {
                  className: `block ${photo_editor_module_default.drop}`,
                  children: messages.drop,
                }),
              ],
            }),
      }),
      /* @__PURE__ */ jsxs('p', {
        className: 'flex gap-2-5 pretty',
        children: [
          /* @__PURE__ */ jsx(IconShieldLock, {
            className: 'flex-none mt-hairline',
            size: 18,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          messages.hidden,
        ],
      }),
      /* @__PURE__ */ jsx('ul', {
        className: `grid gap-2-5 m-0 border-top ink text-md list-none ${photo_editor_module_default.tips}`,
        'aria-label': messages.tipsLabel,
        children: messages.tips.map((tip, index) => {
          const Icon = icons[index] ?? IconSun;
          return /* @__PURE__ */ jsxs(
            'li',
            {
              className: 'row gap-2-5',
              children: [
                /* @__PURE__ */ jsx(Icon, {
                  className: 'flex-none color-brand',
                  size: 19,
                  stroke: 1.75,
                  'aria-hidden': true,
                }),
                ' ',
                tip,
              ],
            },
            tip,
          );
        }),
      }),
    ],
  });
}
var photo_tile_module_default = {
  tile: '_tile_r8now_1',
  frame: '_frame_r8now_10',
  image: '_image_r8now_14',
  badges: '_badges_r8now_24',
  badge: '_badge_r8now_24',
  more: '_more_r8now_36',
  icon: '_icon_r8now_39',
};
// web/src/widgets/photo-editor/photo-tile.tsx
function PhotoTile({ picture, number, dragged, onDragStart, onOpen }) {
  const { url, publicId, main, placeholder, waiting, focus } = picture;
  return /* @__PURE__ */ jsxs('li', {
    className: `min-w-0 rounded-lg bg-muted-soft overflow-hidden relative portrait ${photo_tile_module_default.tile}`,
    'data-id': publicId,
    'data-dragged': dragged || void 0,
    children: [
      /* @__PURE__ */ jsx('div', {
        className: `h-full ${photo_tile_module_default.frame}`,
        onPointerDown: (event) => event.pointerType === 'mouse' && onDragStart(event),
        children: /* @__PURE__ */ jsx(Photo, {
          className: `w-full h-full cover face-up ${photo_tile_module_default.image}`,
          url,
          focus,
          ...sizesOf(url),
          alt: messages.alt(number),
          draggable: false,
          style: { backgroundImage: placeholderImage(placeholder) },
        }),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: `flex wrap gap-1 absolute no-pointer ${photo_tile_module_default.badges}`,
        children: [
          main &&
            /* @__PURE__ */ jsx('span', {
              className: `inline-flex items-center gap-1 color-white text-xs semibold rounded-md p-tag ${photo_tile_module_default.badge}`,
              children: messages.main,
            }),
          waiting &&
            /* @__PURE__ */ jsxs('span', {
              className: `inline-flex items-center gap-1 color-white text-xs semibold rounded-md p-tag ${photo_tile_module_default.badge}`,
              title: messages.waiting,
              children: [
                /* @__PURE__ */ jsx(IconClock, {
                  size: 14,
                  stroke: 2,
                  'aria-hidden': true,
                }),
                ' ',
                messages.inReview,
              ],
            }),
        ],
      }),
      /* @__PURE__ */ jsx('button', {
        type: 'button',
        className: `grid place-center p-0 w-target h-target border-0 rounded-lg bg-none color-white absolute top-0 clickable ${photo_tile_module_default.more}`,
        'aria-label': messages.options(number),
        title: messages.options(number),
        onClick: onOpen,
        children: /* @__PURE__ */ jsx(IconDots, {
          className: `p-2 rounded-full content-box ${photo_tile_module_default.icon}`,
          size: 18,
          stroke: 2,
          'aria-hidden': true,
        }),
      }),
    ],
  });
}
/** The addresses of one photo's sizes differ only in their last part. */
function sizesOf(url) {
  if (!url.endsWith('/800.webp')) return {};
  return {
    srcSet: `${url.replace(/800\.webp$/, '320.webp')} 320w, ${url} 800w`,
    sizes: `${below('phone')} 60vw, 280px`,
  };
}
/** A few blurred colours for a photo that is still loading. */
function placeholderImage(hash) {
  if (!hash) return void 0;
  const bytes = Uint8Array.from(atob(hash.replaceAll(/\s/g, '')), (char) => char.charCodeAt(0));
  return `url("${thumbHashToDataURL(bytes)}")`;
}
var upload_tile_module_default = {
  tile: '_tile_ze79g_1',
  image: '_image_ze79g_1',
  output: '_output_ze79g_6',
  bar: '_bar_ze79g_13',
};
// web/src/widgets/photo-editor/upload-tile.tsx
/** An uploading photo, in its future place. */
function UploadTile({ upload: { key, file, isPaused } }) {
  const { uploads: m } = messages;
  const share = useUploadProgress(key);
  return /* @__PURE__ */ jsxs('li', {
    className: `min-w-0 rounded-lg bg-muted-soft overflow-hidden relative portrait ${upload_tile_module_default.tile}`,
    children: [
      /* @__PURE__ */ jsx('img', {
        className: `w-full h-full cover ${upload_tile_module_default.image}`,
        ref: (image) => showFile(image, file),
        alt: '',
      }),
      /* @__PURE__ */ jsxs('output', {
        className: `grid gap-1 color-white text-xs semibold absolute rounded-md ${upload_tile_module_default.output}`,
        children: [
          isPaused ? m.waiting : m.uploading,
          /* @__PURE__ */ jsx('progress', {
            className: `w-full border-0 overflow-hidden no-appearance rounded-xs ${upload_tile_module_default.bar}`,
            'aria-label': file.name,
            value: share,
            max: 1,
          }),
        ],
      }),
    ],
  });
}
/** The object URL is revoked when the picture is removed. */
function showFile(image, file) {
  if (!image) return;
  const url = URL.createObjectURL(file);
  image.src = url;
  return () => URL.revokeObjectURL(url);
}
// web/src/widgets/photo-editor/use-drag-order.ts
/** Reorders the items of a list by pointer. Each item has its id as `data-id`. */
function useDragOrder(order, onDrop) {
  const list = useRef(null);
  const [drag, setDrag] = useState(null);
  useEscape(drag !== null, () => {
    setDrag(null);
    return true;
  });
  function start(id, { button, pointerId }) {
    if (button !== 0 || order.length < 2) return;
    list.current?.setPointerCapture(pointerId);
    setDrag({
      id,
      order,
    });
  }
  function move({ clientX, clientY }) {
    if (!drag) return;
    const over = [...(list.current?.children ?? [])].find((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    });
    const at = drag.order.indexOf(over?.dataset['id'] ?? '');
    if (at < 0 || drag.order[at] === drag.id) return;
    setDrag({
      ...drag,
      order: moveTo(drag.order, drag.id, at),
    });
  }
  function drop() {
    if (drag && drag.order.join() !== order.join()) onDrop(drag.order);
    setDrag(null);
  }
  return {
    shown: drag?.order ?? order,
    dragged: drag?.id ?? null,
    start,
    listProps: {
      ref: list,
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    },
  };
}
function moveTo(order, id, place) {
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
// web/src/widgets/photo-editor/photo-editor.tsx
var PhotoDialog = lazyDialog(() =>
  import('./photo-dialog-CMOMUi7X.js').then((file) => file.PhotoDialog),
);
/** A member adds, orders and deletes their photos. */
function PhotoEditor({ error }) {
  const query = usePictures();
  if (query.data)
    return /* @__PURE__ */ jsx(Editor, {
      pictures: query.data,
      error,
    });
  return /* @__PURE__ */ jsx('div', {
    className: `container ${photo_editor_module_default.editor}`,
    children: /* @__PURE__ */ jsxs('div', {
      className: `grid items-start ${photo_editor_module_default.columns}`,
      children: [
        /* @__PURE__ */ jsx('div', {
          className: `content-center ${photo_editor_module_default.pending}`,
          children: /* @__PURE__ */ jsx(QueryState, {
            query,
            words: messages,
          }),
        }),
        /* @__PURE__ */ jsx('div', {
          className: 'grid gap-3-5 muted text-sm',
          children: /* @__PURE__ */ jsx(PhotoNotes, { full: false }),
        }),
      ],
    }),
  });
}
function Editor({ pictures, error: missing }) {
  const input = useRef(null);
  const [announcement, setAnnouncement] = useState('');
  const [open, setOpen] = useState(null);
  const { putInOrder, readOrder, error } = useOrderPictures();
  const uploads = useUploads(pictures.length, (name) => setAnnouncement(messages.added(name)));
  const online = useOnline();
  const known = new Map(pictures.map((picture) => [picture.publicId, picture]));
  const { shown, dragged, start, listProps } = useDragOrder([...known.keys()], putInOrder);
  const taken = pictures.length + uploads.coming.length;
  const free = Math.max(0, maxPhotos - taken);
  const opened = open === null ? void 0 : known.get(open);
  function movePhoto(id, to) {
    const now = readOrder();
    putInOrder(moveTo(now, id, to));
    setAnnouncement(messages.moved(to + 1, now.length));
  }
  return /* @__PURE__ */ jsx(DropZone, {
    className: `container ${photo_editor_module_default.editor}`,
    input,
    onFiles: uploads.add,
    children: /* @__PURE__ */ jsxs('div', {
      className: `grid items-start ${photo_editor_module_default.columns}`,
      children: [
        /* @__PURE__ */ jsxs('ul', {
          className: `plain-list grid gap-2-5 three-columns ${photo_editor_module_default.photos}`,
          'aria-label': messages.list,
          ...listProps,
          children: [
            shown.map((id, index) => {
              const picture = known.get(id);
              if (!picture) return null;
              return /* @__PURE__ */ jsx(
                PhotoTile,
                {
                  picture,
                  number: index + 1,
                  dragged: dragged === id,
                  onDragStart: (event) => start(id, event),
                  onOpen: () => {
                    setAnnouncement('');
                    setOpen(id);
                  },
                },
                id,
              );
            }),
            uploads.coming.map((upload) => /* @__PURE__ */ jsx(UploadTile, { upload }, upload.key)),
            Array.from({ length: free }, (_, index) =>
              /* @__PURE__ */ jsx(
                AddSlot,
                {
                  number: taken + index + 1,
                  first: index === 0,
                  onAdd: () => input.current?.click(),
                },
                taken + index,
              ),
            ),
          ],
        }),
        /* @__PURE__ */ jsxs('div', {
          className: 'grid gap-3-5 muted text-sm',
          children: [
            missing &&
              /* @__PURE__ */ jsx(Input.Error, {
                role: 'alert',
                children: missing,
              }),
            pictures.length > 0 &&
              !pictures.some(({ main }) => main) &&
              /* @__PURE__ */ jsx(Alert, {
                kind: 'warning',
                children: messages.noMain,
              }),
            error &&
              /* @__PURE__ */ jsx(Alert, {
                kind: 'danger',
                children: errorText(error),
              }),
            !online &&
              uploads.coming.length > 0 &&
              /* @__PURE__ */ jsx(Alert, {
                kind: 'warning',
                children: messages.uploads.paused,
              }),
            /* @__PURE__ */ jsx(FailedUploads, { uploads }),
            /* @__PURE__ */ jsx(PhotoNotes, { full: taken >= maxPhotos }),
          ],
        }),
        !opened &&
          /* @__PURE__ */ jsx('output', {
            className: 'visually-hidden nowrap',
            children: announcement,
          }),
        /* @__PURE__ */ jsx(CropDialog, { chosen: uploads.chosen }),
        opened &&
          /* @__PURE__ */ jsx(PhotoDialog, {
            picture: opened,
            pictures,
            announcement,
            onMove: (to) => movePhoto(opened.publicId, to),
            onDeleted: () => {
              setOpen(null);
              setAnnouncement(messages.deleted);
            },
            onClose: () => setOpen(null),
          }),
      ],
    }),
  });
}
export {
  usePendingUploads as a,
  crop_dialog_module_default as i,
  FocusPoint as n,
  messages as o,
  startFocus as r,
  PhotoEditor as t,
};
