import { t as config } from "./config-D7cc2gS3.js";
import { N as CallError, P as hasStatus, i as refusal, r as parse, t as session } from "./session-CNfDh4Vs.js";
import { C as inSession, E as retryDelay, O as useMessages, S as call, T as mayRetry, w as useErrorText } from "../entry.mjs";
/* empty css                      */
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { a as orderPictures, c as uploadPhoto, n as deletePicture, o as photoLimits, r as listPictures, s as setProfilePicture, t as addPictures } from "./photos-DHeqm4I_.js";
/* empty css                     */
import { n as promptLimits } from "./prompts-DeW1tFXz.js";
import { l as soughtGenders, o as genders, s as profileLimits } from "./profiles-Bc5HgIJK.js";
import { t as Dialog } from "./dialog-7crX4kYo.js";
/* empty css                           */
import { n as group_form_module_default } from "./page.module-99yEG8s0.js";
import { c as usePlaces, d as ownProfileKey, i as useChangeLocation, l as useSaveProfile } from "./queries-DxOdjoK6.js";
import { Button, Checkbox, NativeSelect, TextInput, Textarea } from "@mantine/core";
import { onlineManager, skipToken, useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconPhotoPlus from "@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs";
import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconGripHorizontal from "@tabler/icons-react/dist/esm/icons/IconGripHorizontal.mjs";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { thumbHashToDataURL } from "thumbhash";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import IconCurrentLocation from "@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
var photo_editor_module_default = {
	photos: "_photos_64f2b_1",
	dialog: "_dialog_64f2b_10",
	buttons: "_buttons_64f2b_15",
	said: "_said_64f2b_23"
};
// web/src/lib/upload.ts
/** How long nothing may happen; a large file on a slow line takes as long as it takes. */
var silence = 2e4;
/** Sends a file as the field `file` of a form; `fetch` would not tell how much of it has left. */
function upload$1(route, file, sending) {
	return inSession(session, route, (token) => sendFile(route, file, token, sending));
}
function sendFile({ method, url }, file, token, { idempotencyKey, onProgress }) {
	const form = new FormData();
	form.append("file", file);
	const request = new XMLHttpRequest();
	request.open(method, config.apiBaseUrl + url);
	request.withCredentials = true;
	request.setRequestHeader("accept", "application/json");
	request.setRequestHeader("idempotency-key", idempotencyKey);
	if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
	return new Promise((resolve, reject) => {
		const giveUp = () => {
			reject(new CallError(0, "TIMEOUT"));
			request.abort();
		};
		let timer = setTimeout(giveUp, silence);
		request.upload.addEventListener("progress", ({ loaded, total }) => {
			clearTimeout(timer);
			timer = setTimeout(giveUp, silence);
			onProgress(total > 0 ? loaded / total : 0);
		});
		request.addEventListener("loadend", () => {
			clearTimeout(timer);
			if (request.status === 0) return reject(new CallError(0, "NETWORK_ERROR"));
			const body = parse(request.responseText);
			if (request.status < 300 && typeof body === "object") return resolve(body);
			const headers = new Headers();
			const retryAfter = request.getResponseHeader("retry-after");
			if (retryAfter) headers.set("retry-after", retryAfter);
			reject(refusal(new Response(null, {
				status: request.status,
				headers
			}), body));
		});
		request.send(form);
	});
}
// web/src/features/photos/queries.ts
var pictures = ["pictures"];
var ordering = ["order-photos"];
var adding = ["add-photo"];
var progressOf = (key) => ["photo-progress", key];
var readPictures = async () => (await call(listPictures)).data.pictures;
var usePictures = () => useQuery({
	queryKey: pictures,
	queryFn: readPictures
});
/** The profile too: its main picture is what the frame shows. */
var refresh = (client) => Promise.all([client.invalidateQueries({ queryKey: pictures }), client.invalidateQueries({ queryKey: ownProfileKey })]);
/** One after the other, in the order chosen; without a connection they wait, and nobody has to stay on the page. */
var useAddPhoto = () => useMutation({
	mutationKey: adding,
	scope: { id: "add-photo" },
	retry: (failures, error) => mayRetry(failures + 1, error),
	retryDelay: (failures) => retryDelay(failures + 1),
	mutationFn: addPhoto,
	onSettled: (_answer, _error, _chosen, _before, { client }) => refresh(client)
});
async function addPhoto({ file, key }, { client }) {
	const { data } = await upload$1(uploadPhoto, file, {
		idempotencyKey: key,
		onProgress: (share) => client.setQueryData(progressOf(key), share)
	});
	const present = await readPictures();
	if (present.some(({ publicId }) => publicId === data.publicId)) return;
	if (present.some(({ main }) => main)) await call(addPictures, { body: { imagesData: [data] } });
	else await call(setProfilePicture, { body: { imageData: data } });
}
/** Shown at once, and taken back when the server refuses. */
function useOrder() {
	const client = useQueryClient();
	const { mutate, error } = useMutation({
		mutationKey: ordering,
		scope: { id: "order-photos" },
		networkMode: "always",
		mutationFn: ({ order }) => call(orderPictures, { body: { publicIds: order } }),
		onError: (_error, { before }) => client.setQueryData(pictures, before),
		onSettled: () => client.isMutating({ mutationKey: ordering }) > 1 ? void 0 : refresh(client)
	});
	function putInOrder(order) {
		client.cancelQueries({ queryKey: pictures });
		const before = client.getQueryData(pictures);
		const known = new Map(before?.map((picture) => [picture.publicId, picture]));
		const after = order.flatMap((id) => known.get(id) ?? []);
		client.setQueryData(pictures, after.map((picture, index) => ({
			...picture,
			main: index === 0
		})));
		mutate({
			order,
			before
		});
	}
	/** What is shown follows a moment later, which matters to quick fingers. */
	const readOrder = () => (client.getQueryData(pictures) ?? []).map(({ publicId }) => publicId);
	return {
		putInOrder,
		readOrder,
		error
	};
}
function useDeletePhoto() {
	const client = useQueryClient();
	return useMutation({
		networkMode: "always",
		mutationFn: ({ id, others, main }) => deletePhoto(id, main ? others : []),
		onSettled: () => refresh(client)
	});
}
/** Nobody becomes the main picture by itself, so another one takes its place first. */
async function deletePhoto(id, successors) {
	if (successors.length > 0) await call(orderPictures, { body: { publicIds: [...successors, id] } });
	await call(deletePicture, { params: { publicId: id } }).catch((error) => {
		if (!hasStatus(error, 404)) throw error;
	});
}
// web/src/features/photos/delete-dialog.tsx
function DeleteDialog({ picture: { publicId, main }, pictures, onClose, onDeleted }) {
	const { removal: m } = useMessages("photos");
	const errorText = useErrorText();
	const { mutate, error, isPending } = useDeletePhoto();
	const others = pictures.map((each) => each.publicId).filter((id) => id !== publicId);
	const consequence = others.length === 0 ? m.lastText : main && m.mainText;
	return /* @__PURE__ */ jsx(Dialog, {
		opened: true,
		title: m.title,
		closeLabel: m.cancel,
		onClose,
		children: /* @__PURE__ */ jsxs("div", {
			className: photo_editor_module_default.dialog,
			children: [
				/* @__PURE__ */ jsxs("p", { children: [
					m.text,
					" ",
					consequence
				] }),
				error && /* @__PURE__ */ jsx(Notice, {
					kind: "danger",
					children: errorText(error, m.failed)
				}),
				/* @__PURE__ */ jsxs("div", {
					className: photo_editor_module_default.buttons,
					children: [/* @__PURE__ */ jsx(Button, {
						variant: "default",
						onClick: onClose,
						children: m.cancel
					}), /* @__PURE__ */ jsx(Button, {
						color: "danger",
						loading: isPending,
						onClick: () => mutate({
							id: publicId,
							others,
							main
						}, { onSuccess: onDeleted }),
						children: m.submit
					})]
				})
			]
		})
	});
}
var drop_zone_module_default = {
	zone: "_zone_20q82_1",
	add: "_add_20q82_6",
	limits: "_limits_20q82_25"
};
// web/src/features/photos/use-uploads.ts
var kinds = [
	"image/jpeg",
	"image/png",
	"image/webp",
	"image/avif"
];
var most = photoLimits.more + 1;
var megabytes = photoLimits.bytes / 2 ** 20;
/** Files on their way, and those that cannot go. One that fails does not keep the others. */
function useUploads(present, onAdded) {
	const { uploads: m } = useMessages("photos");
	const client = useQueryClient();
	const { mutateAsync } = useAddPhoto();
	const [refused, setRefused] = useState([]);
	const pending = useMutationState({
		filters: {
			mutationKey: adding,
			predicate: ({ state }) => state.status !== "success"
		},
		select: ({ state: { variables, status, isPaused, error } }) => {
			const { file, key } = variables;
			return {
				key,
				name: file.name,
				status,
				isPaused,
				error
			};
		}
	});
	const coming = pending.filter(({ status }) => status === "pending").length;
	function send(chosen) {
		mutateAsync(chosen).then(() => onAdded(chosen.file.name), () => void 0);
	}
	function add(files) {
		let room = most - present - coming;
		const faults = [];
		for (const file of files) {
			const text = faultOf(file) ?? (room > 0 ? null : m.noRoom(most));
			const key = crypto.randomUUID();
			if (text) {
				faults.push({
					key,
					name: file.name,
					text
				});
				continue;
			}
			room -= 1;
			send({
				file,
				key
			});
		}
		setRefused(faults);
	}
	function faultOf({ type, size }) {
		if (type && !kinds.includes(type)) return m.kind;
		return size > photoLimits.bytes ? m.large(megabytes) : null;
	}
	function forget(key) {
		setRefused((before) => before.filter((each) => each.key !== key));
		const cache = client.getMutationCache();
		const mutation = cache.find({
			mutationKey: adding,
			predicate: ({ state }) => state.variables.key === key
		});
		if (!mutation) return void 0;
		cache.remove(mutation);
		return mutation.state.variables;
	}
	function again(key) {
		const chosen = forget(key);
		if (chosen) send(chosen);
	}
	return {
		pending,
		refused,
		coming,
		add,
		forget,
		again
	};
}
/** How much of a file has left, from 0 to 1. */
var useShare = (key) => useQuery({
	queryKey: progressOf(key),
	queryFn: skipToken,
	initialData: 0
}).data ?? 0;
var useOnline = () => useSyncExternalStore((listener) => onlineManager.subscribe(listener), () => onlineManager.isOnline());
// web/src/features/photos/drop-zone.tsx
/** Files may be dropped anywhere on what it holds. */
function DropZone({ full, button, onFiles, children }) {
	const m = useMessages("photos");
	const input = useRef(null);
	const [over, setOver] = useState(false);
	const hasFiles = ({ dataTransfer }) => dataTransfer.types.includes("Files");
	return /* @__PURE__ */ jsxs("div", {
		className: drop_zone_module_default.zone,
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
		children: [children, /* @__PURE__ */ jsxs("div", {
			className: drop_zone_module_default.add,
			"data-over": over || void 0,
			children: [
				/* @__PURE__ */ jsx(Button, {
					ref: button,
					variant: "default",
					radius: 999,
					disabled: full,
					leftSection: /* @__PURE__ */ jsx(IconPhotoPlus, {
						size: 18,
						stroke: 1.75,
						"aria-hidden": true
					}),
					onClick: () => input.current?.click(),
					children: m.add
				}),
				/* @__PURE__ */ jsx("p", { children: full ? m.full : m.drop }),
				/* @__PURE__ */ jsx("p", {
					className: drop_zone_module_default.limits,
					children: m.limits(most - 1, megabytes)
				}),
				/* @__PURE__ */ jsx("input", {
					ref: input,
					type: "file",
					hidden: true,
					multiple: true,
					accept: kinds.join(),
					onChange: ({ currentTarget }) => {
						onFiles([...currentTarget.files ?? []]);
						currentTarget.value = "";
					}
				})
			]
		})]
	});
}
var photo_tile_module_default = {
	tile: "_tile_1wvth_1",
	frame: "_frame_1wvth_36",
	badge: "_badge_1wvth_57",
	star: "_star_1wvth_76",
	"delete": "_delete_1wvth_77",
	waiting: "_waiting_1wvth_99",
	moves: "_moves_1wvth_105",
	grip: "_grip_1wvth_111"
};
// web/src/features/photos/placeholder.ts
/** A few blurred colours in the place of a photo that is still on its way. */
function placeholderImage(hash) {
	if (!hash) return void 0;
	const bytes = Uint8Array.from(atob(hash.replaceAll(/\s/g, "")), (char) => char.charCodeAt(0));
	return `url("${thumbHashToDataURL(bytes)}")`;
}
// web/src/features/photos/photo-tile.tsx
function PhotoTile({ picture, number, count, dragged, onTake, ...on }) {
	const m = useMessages("photos");
	const { url, publicId, main, placeholder, waiting } = picture;
	return /* @__PURE__ */ jsxs("li", {
		className: photo_tile_module_default.tile,
		"data-id": publicId,
		"data-dragged": dragged || void 0,
		children: [
			/* @__PURE__ */ jsx("div", {
				className: photo_tile_module_default.frame,
				onPointerDown: (event) => event.pointerType === "mouse" && onTake(event),
				children: /* @__PURE__ */ jsx("img", {
					src: url,
					...sizesOf(url),
					alt: m.alt(number),
					draggable: false,
					style: { backgroundImage: placeholderImage(placeholder) }
				})
			}),
			main ? /* @__PURE__ */ jsxs("span", {
				className: photo_tile_module_default.badge,
				children: [
					/* @__PURE__ */ jsx(IconStar, {
						size: 14,
						stroke: 1.75,
						"aria-hidden": true
					}),
					" ",
					m.main
				]
			}) : /* @__PURE__ */ jsx("button", {
				type: "button",
				className: photo_tile_module_default.star,
				"aria-label": m.makeMainOf(number),
				title: m.makeMain,
				onClick: on.onMakeMain,
				children: /* @__PURE__ */ jsx(IconStar, {
					size: 18,
					stroke: 1.75,
					"aria-hidden": true
				})
			}),
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: photo_tile_module_default.delete,
				"aria-label": m.remove(number),
				onClick: on.onDelete,
				children: /* @__PURE__ */ jsx(IconTrash, {
					size: 18,
					stroke: 1.75,
					"aria-hidden": true
				})
			}),
			waiting && /* @__PURE__ */ jsx("p", {
				className: photo_tile_module_default.waiting,
				children: m.waiting
			}),
			count > 1 && /* @__PURE__ */ jsxs("div", {
				className: photo_tile_module_default.moves,
				children: [
					/* @__PURE__ */ jsx("button", {
						type: "button",
						"data-move": "-1",
						"aria-label": m.earlier(number),
						"aria-disabled": number === 1,
						onClick: () => on.onMove(-1),
						children: /* @__PURE__ */ jsx(IconArrowLeft, {
							size: 18,
							stroke: 1.75,
							"aria-hidden": true
						})
					}),
					/* @__PURE__ */ jsx("span", {
						className: photo_tile_module_default.grip,
						title: m.drag,
						onPointerDown: onTake,
						children: /* @__PURE__ */ jsx(IconGripHorizontal, {
							size: 18,
							stroke: 1.75,
							"aria-hidden": true
						})
					}),
					/* @__PURE__ */ jsx("button", {
						type: "button",
						"data-move": "1",
						"aria-label": m.later(number),
						"aria-disabled": number === count,
						onClick: () => on.onMove(1),
						children: /* @__PURE__ */ jsx(IconArrowRight, {
							size: 18,
							stroke: 1.75,
							"aria-hidden": true
						})
					})
				]
			})
		]
	});
}
/** The sizes of one photo differ in the last part of their address only. */
function sizesOf(url) {
	if (!url.endsWith("/800.webp")) return {};
	return {
		srcSet: `${url.replace(/800\.webp$/, "320.webp")} 320w, ${url} 800w`,
		sizes: "(max-width: 560px) 50vw, 220px"
	};
}
var upload_list_module_default = {
	list: "_list_lt7gq_1",
	upload: "_upload_lt7gq_9",
	text: "_text_lt7gq_29",
	buttons: "_buttons_lt7gq_78"
};
// web/src/features/photos/upload-list.tsx
function UploadList({ uploads }) {
	const { uploads: m } = useMessages("photos");
	const { pending, refused, forget, again } = uploads;
	const explain = useExplanation();
	if (pending.length + refused.length === 0) return null;
	return /* @__PURE__ */ jsxs("ul", {
		className: upload_list_module_default.list,
		"aria-label": m.label,
		children: [pending.map((upload) => upload.status === "error" ? /* @__PURE__ */ jsxs(Failed, {
			name: upload.name,
			text: explain(upload.error),
			children: [/* @__PURE__ */ jsx(Button, {
				variant: "default",
				"aria-label": m.again(upload.name),
				onClick: () => again(upload.key),
				children: m.tryAgain
			}), /* @__PURE__ */ jsx(Dismiss, {
				name: upload.name,
				onClick: () => forget(upload.key)
			})]
		}, upload.key) : /* @__PURE__ */ jsx(Sending, { upload }, upload.key)), refused.map(({ key, name, text }) => /* @__PURE__ */ jsx(Failed, {
			name,
			text,
			children: /* @__PURE__ */ jsx(Dismiss, {
				name,
				onClick: () => forget(key)
			})
		}, key))]
	});
}
function useExplanation() {
	const { uploads: m } = useMessages("photos");
	const errorText = useErrorText();
	return (error) => error instanceof CallError && hasStatus(error, 429) && error.retryAfter ? m.tooMany(Math.ceil(error.retryAfter / 60)) : errorText(error);
}
function Sending({ upload: { key, name, isPaused } }) {
	const { uploads: m } = useMessages("photos");
	const share = useShare(key);
	const waiting = useOnline() ? m.waiting : m.paused;
	const told = share === 1 ? m.working : m.sending(Math.round(share * 100));
	return /* @__PURE__ */ jsxs("li", {
		className: upload_list_module_default.upload,
		children: [/* @__PURE__ */ jsx(IconPhoto, {
			size: 20,
			stroke: 1.75,
			"aria-hidden": true
		}), /* @__PURE__ */ jsxs("div", {
			className: upload_list_module_default.text,
			children: [
				/* @__PURE__ */ jsx("strong", { children: name }),
				/* @__PURE__ */ jsx("progress", {
					"aria-label": name,
					value: share,
					max: 1
				}),
				/* @__PURE__ */ jsx("span", { children: isPaused ? waiting : told })
			]
		})]
	});
}
function Failed({ name, text, children }) {
	return /* @__PURE__ */ jsxs("li", {
		className: upload_list_module_default.upload,
		"data-failed": true,
		children: [
			/* @__PURE__ */ jsx(IconAlertCircle, {
				size: 20,
				stroke: 1.75,
				"aria-hidden": true
			}),
			/* @__PURE__ */ jsxs("div", {
				className: upload_list_module_default.text,
				role: "alert",
				children: [/* @__PURE__ */ jsx("strong", { children: name }), /* @__PURE__ */ jsx("span", { children: text })]
			}),
			/* @__PURE__ */ jsx("div", {
				className: upload_list_module_default.buttons,
				children
			})
		]
	});
}
function Dismiss({ name, onClick }) {
	const { uploads: m } = useMessages("photos");
	return /* @__PURE__ */ jsx(Button, {
		variant: "default",
		"aria-label": m.dismiss(name),
		onClick,
		children: m.close
	});
}
// web/src/features/photos/use-drag-order.ts
/** Puts the items of a list in another order by pointer; each item carries its id as `data-id`. */
function useDragOrder(order, onDrop) {
	const list = useRef(null);
	const [drag, setDrag] = useState(null);
	const dragging = drag !== null;
	useEffect(() => {
		if (!dragging) return;
		const cancel = ({ key }) => key === "Escape" && setDrag(null);
		document.addEventListener("keydown", cancel);
		return () => document.removeEventListener("keydown", cancel);
	}, [dragging]);
	function take(id, { button, pointerId }) {
		if (button !== 0 || order.length < 2) return;
		list.current?.setPointerCapture(pointerId);
		setDrag({
			id,
			order
		});
	}
	function move({ clientX, clientY }) {
		if (!drag) return;
		const over = [...list.current?.children ?? []].find((item) => {
			const { left, right, top, bottom } = item.getBoundingClientRect();
			return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
		});
		const at = drag.order.indexOf(over?.dataset["id"] ?? "");
		if (at < 0 || drag.order[at] === drag.id) return;
		setDrag({
			...drag,
			order: moveTo(drag.order, drag.id, at)
		});
	}
	function drop() {
		if (drag && drag.order.join() !== order.join()) onDrop(drag.order);
		setDrag(null);
	}
	return {
		shown: drag?.order ?? order,
		dragged: drag?.id ?? null,
		take,
		listProps: {
			ref: list,
			onPointerMove: move,
			onPointerUp: drop,
			onPointerCancel: () => setDrag(null)
		}
	};
}
function moveTo(order, id, place) {
	const others = order.filter((each) => each !== id);
	return [
		...others.slice(0, place),
		id,
		...others.slice(place)
	];
}
// web/src/features/photos/photo-editor.tsx
/** A member's own photos: added, put in order and deleted in place. */
function PhotoEditor() {
	const m = useMessages("photos");
	const query = usePictures();
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(QueryState, {
		query,
		words: m
	}), query.data && /* @__PURE__ */ jsx(Editor, { pictures: query.data })] });
}
function Editor({ pictures }) {
	const m = useMessages("photos");
	const errorText = useErrorText();
	const [said, setSaid] = useState("");
	const [deleting, setDeleting] = useState(null);
	const add = useRef(null);
	const moved = useRef(null);
	const { putInOrder, readOrder, error } = useOrder();
	const uploads = useUploads(pictures.length, (name) => setSaid(m.added(name)));
	const known = new Map(pictures.map((picture) => [picture.publicId, picture]));
	const order = [...known.keys()];
	const { shown, dragged, take, listProps } = useDragOrder(order, putInOrder);
	useEffect(() => {
		const { id, at, button } = moved.current ?? {};
		if (id === void 0 || order[at ?? -1] !== id) return;
		moved.current = null;
		document.querySelector(`[data-id="${id}"] ${button}`)?.focus();
	});
	function place(id, by, button) {
		const now = readOrder();
		const at = now.indexOf(id) + by;
		if (at < 0 || at >= now.length) return setSaid(m.edge);
		moved.current = {
			id,
			at,
			button
		};
		putInOrder(moveTo(now, id, at));
		setSaid(m.moved(at + 1, now.length));
	}
	return /* @__PURE__ */ jsxs(DropZone, {
		full: pictures.length + uploads.coming >= most,
		button: add,
		onFiles: uploads.add,
		children: [
			pictures.length > 0 && !pictures.some(({ main }) => main) && /* @__PURE__ */ jsx(Notice, {
				kind: "warning",
				children: m.noMain
			}),
			pictures.length > 0 && /* @__PURE__ */ jsx("ul", {
				className: photo_editor_module_default.photos,
				"aria-label": m.list,
				...listProps,
				children: shown.map((id, index) => {
					const picture = known.get(id);
					if (!picture) return null;
					return /* @__PURE__ */ jsx(PhotoTile, {
						picture,
						number: index + 1,
						count: order.length,
						dragged: dragged === id,
						onTake: (event) => take(id, event),
						onMove: (by) => place(id, by, `[data-move="${by}"]`),
						onMakeMain: () => place(id, -index, "[data-move]"),
						onDelete: () => setDeleting(picture)
					}, id);
				})
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsx(UploadList, { uploads }),
			/* @__PURE__ */ jsx("output", {
				className: photo_editor_module_default.said,
				children: said
			}),
			deleting && /* @__PURE__ */ jsx(DeleteDialog, {
				picture: deleting,
				pictures,
				onClose: () => setDeleting(null),
				onDeleted: () => {
					setDeleting(null);
					setSaid(m.deleted);
					add.current?.focus();
				}
			})
		]
	});
}
// web/src/features/profile/draft.ts
var isNamed = (gender) => genders.includes(gender);
function toDraft(user) {
	const { gender, lookingFor, location } = user;
	return {
		firstName: user.firstName ?? "",
		lastName: user.lastName ?? "",
		dateOfBirth: user.dateOfBirth ?? "",
		gender: gender === null || isNamed(gender) ? gender ?? "" : "own",
		ownGender: gender !== null && !isNamed(gender) ? gender : "",
		sought: lookingFor.genders,
		minAge: String(lookingFor.minAge ?? Math.max(18, (user.age ?? 30) - 7)),
		maxAge: String(lookingFor.maxAge ?? (user.age ?? 30) + 7),
		maxDistance: String(lookingFor.maxDistance ?? ""),
		city: location.city ?? "",
		country: location.country ?? "",
		bio: user.bio ?? "",
		interests: user.interests,
		prompts: user.prompts
	};
}
var groupNames = [
	"about",
	"seeking",
	"place",
	"words"
];
/** What each group of fields sends. */
var changes = {
	about: ({ firstName, lastName, dateOfBirth, gender, ownGender }) => ({
		firstName,
		lastName,
		dateOfBirth,
		gender: gender === "own" ? ownGender : gender
	}),
	seeking: ({ sought, minAge, maxAge, maxDistance }) => ({ lookingFor: {
		genders: sought,
		minAge: Number(minAge),
		maxAge: Number(maxAge),
		maxDistance: maxDistance ? Number(maxDistance) : null
	} }),
	place: ({ city, country }) => ({ location: {
		city,
		country
	} }),
	words: ({ bio, interests, prompts }) => ({
		bio,
		interests,
		prompts: prompts.filter(({ prompt, answer }) => prompt && answer.trim())
	})
};
/** What a profile is made of, the needed things first. A photo has no fields. */
var stepNames = [
	"about",
	"seeking",
	"place",
	"photo",
	"words"
];
var isDone = {
	about: ({ firstName, dateOfBirth, gender }) => Boolean(firstName && dateOfBirth && gender),
	seeking: ({ lookingFor: { genders: sought, minAge, maxAge } }) => sought.length > 0 && minAge !== null && maxAge !== null,
	place: ({ location }) => location.city !== null,
	photo: ({ profilePicture }) => profilePicture !== null,
	words: ({ interests, prompts }) => interests.length > 0 && prompts.length > 0
};
// web/src/features/profile/clashes.ts
var fields = {
	about: [
		"firstName",
		"lastName",
		"dateOfBirth",
		"gender",
		"ownGender"
	],
	seeking: [
		"sought",
		"minAge",
		"maxAge",
		"maxDistance"
	],
	place: ["city"],
	words: [
		"bio",
		"interests",
		"prompts"
	]
};
/** The profile as it is now, where a change was refused because it was based on something older. */
function profileIn(error) {
	if (!(error instanceof CallError) || error.status !== 412) return null;
	return error.body.data ?? null;
}
/** What of a group was changed elsewhere meanwhile, to something else than what is typed. */
function clashesIn(group, before, now, draft) {
	const [was, is, typed] = [
		toDraft(before),
		toDraft(now),
		draft
	].map(placed);
	const text = (of, field) => JSON.stringify(of?.[field]);
	return fields[group].filter((field) => text(is, field) !== text(was, field) && text(is, field) !== text(typed, field));
}
/** A city of one name may be in another country. */
var placed = (draft) => ({
	...draft,
	city: [draft.city, draft.country].filter(Boolean).join(", ")
});
function tellClash(field, user, m) {
	const { city, sought, interests, prompts, gender, ...rest } = placed(toDraft(user));
	const values = {
		...rest,
		city,
		gender: m.genders[gender] ?? m.fields.ownWords,
		sought: sought.map((each) => m.sought[each] ?? each).join(", "),
		interests: interests.map((each) => m.interests[each] ?? each).join(", "),
		prompts: prompts.map(({ prompt, answer }) => `${m.prompts[prompt]}: ${answer}`).join(", ")
	};
	return m.nowIs(m.fields[field], values[field] || m.nothing);
}
// web/src/features/profile/about-fields.tsx
function AboutFields({ draft, set }) {
	const { fields: m, genders: names } = useMessages("profile");
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(TextInput, {
			label: m.firstName,
			autoComplete: "given-name",
			required: true,
			withAsterisk: false,
			maxLength: profileLimits.name,
			value: draft.firstName,
			onChange: ({ currentTarget }) => set({ firstName: currentTarget.value })
		}),
		/* @__PURE__ */ jsx(TextInput, {
			label: m.lastName,
			description: m.lastNameWhy,
			autoComplete: "family-name",
			maxLength: profileLimits.name,
			value: draft.lastName,
			onChange: ({ currentTarget }) => set({ lastName: currentTarget.value })
		}),
		/* @__PURE__ */ jsx(TextInput, {
			type: "date",
			label: m.dateOfBirth,
			description: m.dateOfBirthWhy,
			autoComplete: "bday",
			required: true,
			withAsterisk: false,
			value: draft.dateOfBirth,
			onChange: ({ currentTarget }) => set({ dateOfBirth: currentTarget.value })
		}),
		/* @__PURE__ */ jsx(NativeSelect, {
			label: m.gender,
			required: true,
			withAsterisk: false,
			rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
				size: 16,
				stroke: 1.75,
				"aria-hidden": true
			}),
			value: draft.gender,
			data: [
				{
					value: "",
					label: m.choose
				},
				...genders.map((value) => ({
					value,
					label: names[value] ?? value
				})),
				{
					value: "own",
					label: m.ownWords
				}
			],
			onChange: ({ currentTarget }) => set({ gender: currentTarget.value })
		}),
		draft.gender === "own" && /* @__PURE__ */ jsx(TextInput, {
			label: m.ownGender,
			required: true,
			withAsterisk: false,
			maxLength: profileLimits.gender,
			value: draft.ownGender,
			onChange: ({ currentTarget }) => set({ ownGender: currentTarget.value })
		})
	] });
}
var fields_module_default = {
	choices: "_choices_2asd5_1",
	interests: "_interests_2asd5_2",
	group: "_group_2asd5_22",
	pair: "_pair_2asd5_28",
	prompt: "_prompt_2asd5_34",
	chip: "_chip_2asd5_39",
	places: "_places_2asd5_68",
	hint: "_hint_2asd5_98"
};
// web/src/features/profile/place-fields.tsx
function PlaceFields({ draft, set }) {
	const { fields: m } = useMessages("profile");
	const chosen = draft.country ? `${draft.city}, ${draft.country}` : draft.city;
	const typed = useDeferredValue(draft.country ? "" : draft.city.trim());
	const { data: places } = usePlaces(typed);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(TextInput, {
			label: m.city,
			description: m.cityHint,
			autoComplete: "off",
			required: true,
			withAsterisk: false,
			maxLength: 100,
			leftSection: /* @__PURE__ */ jsx(IconMapPin, {
				size: 18,
				stroke: 1.75,
				"aria-hidden": true
			}),
			value: chosen,
			onChange: ({ currentTarget }) => set({
				city: currentTarget.value,
				country: ""
			})
		}),
		typed.length > 1 && places && /* @__PURE__ */ jsx("ul", {
			className: fields_module_default.places,
			"aria-label": m.places,
			children: places.map(({ city, country }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("button", {
				type: "button",
				onClick: () => set({
					city,
					country
				}),
				children: [
					city,
					", ",
					country
				]
			}) }, `${city} ${country}`))
		}),
		typed.length > 1 && places?.length === 0 && /* @__PURE__ */ jsx("p", {
			className: fields_module_default.hint,
			children: m.noPlaces
		}),
		/* @__PURE__ */ jsx(HereButton, { set })
	] });
}
/** Asks the browser, which asks its owner. */
function HereButton({ set }) {
	const { fields: m } = useMessages("profile");
	const errorText = useErrorText();
	const { mutate, error, isPending } = useChangeLocation();
	const [refused, setRefused] = useState(false);
	function ask() {
		setRefused(false);
		navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => mutate({
			latitude,
			longitude
		}, { onSuccess: ({ user }) => {
			const { city, country } = toDraft(user);
			set({
				city,
				country
			});
		} }), () => setRefused(true), { timeout: 1e4 });
	}
	return /* @__PURE__ */ jsxs("div", { children: [
		/* @__PURE__ */ jsx(Button, {
			variant: "default",
			leftSection: /* @__PURE__ */ jsx(IconCurrentLocation, {
				size: 18,
				stroke: 1.75,
				"aria-hidden": true
			}),
			loading: isPending,
			onClick: ask,
			children: m.here
		}),
		refused && /* @__PURE__ */ jsx(Notice, {
			kind: "warning",
			children: m.hereFailed
		}),
		error && /* @__PURE__ */ jsx(Notice, {
			kind: "danger",
			children: errorText(error)
		})
	] });
}
// web/src/features/profile/seeking-fields.tsx
var distances = [
	10,
	20,
	30,
	50,
	80,
	100,
	200
];
function SeekingFields({ draft, set }) {
	const { fields: m, sought: names } = useMessages("profile");
	const { sought } = draft;
	const chosen = Number(draft.maxDistance);
	const offered = distances.includes(chosen) || !chosen ? distances : [...distances, chosen];
	const age = (label, field) => /* @__PURE__ */ jsx(TextInput, {
		type: "number",
		label,
		required: true,
		withAsterisk: false,
		min: 18,
		max: profileLimits.oldestSought,
		value: draft[field],
		onChange: ({ currentTarget }) => set({ [field]: currentTarget.value })
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsxs("fieldset", {
			className: fields_module_default.choices,
			children: [/* @__PURE__ */ jsx("legend", { children: m.sought }), soughtGenders.map((gender) => /* @__PURE__ */ jsx(Checkbox, {
				size: "md",
				label: names[gender],
				checked: sought.includes(gender),
				onChange: ({ currentTarget }) => set({ sought: soughtGenders.filter((each) => each === gender ? currentTarget.checked : sought.includes(each)) })
			}, gender))]
		}),
		/* @__PURE__ */ jsxs("div", {
			className: fields_module_default.pair,
			children: [age(m.minAge, "minAge"), age(m.maxAge, "maxAge")]
		}),
		/* @__PURE__ */ jsx(NativeSelect, {
			label: m.maxDistance,
			rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
				size: 16,
				stroke: 1.75,
				"aria-hidden": true
			}),
			value: draft.maxDistance,
			data: [...offered.toSorted((a, b) => a - b).map((value) => ({
				value: String(value),
				label: m.within(value)
			})), {
				value: "",
				label: m.anywhere
			}],
			onChange: ({ currentTarget }) => set({ maxDistance: currentTarget.value })
		})
	] });
}
// web/src/features/profile/words-fields.tsx
function WordsFields({ draft, set }) {
	const { fields: m } = useMessages("profile");
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(Textarea, {
			label: m.bio,
			rows: 4,
			maxLength: profileLimits.bio,
			value: draft.bio,
			onChange: ({ currentTarget }) => set({ bio: currentTarget.value })
		}),
		Array.from({ length: promptLimits.perProfile }, (_, index) => /* @__PURE__ */ jsx(PromptField, {
			index,
			draft,
			set
		}, index)),
		/* @__PURE__ */ jsx(InterestFields, {
			draft,
			set
		})
	] });
}
function PromptField({ draft, set, index }) {
	const { fields: m, prompts: names } = useMessages("profile");
	const { prompt = "", answer = "" } = draft.prompts[index] ?? {};
	const taken = new Set(draft.prompts.map((each) => each.prompt));
	const change = (changed) => {
		set({ prompts: Array.from({ length: promptLimits.perProfile }, (_, at) => draft.prompts[at] ?? {
			prompt: "",
			answer: ""
		}).map((each, at) => at === index ? {
			...each,
			...changed
		} : each) });
	};
	return /* @__PURE__ */ jsxs("div", {
		className: fields_module_default.prompt,
		children: [/* @__PURE__ */ jsx(NativeSelect, {
			label: m.prompt(index + 1),
			rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
				size: 16,
				stroke: 1.75,
				"aria-hidden": true
			}),
			value: prompt,
			data: [{
				value: "",
				label: m.noPrompt
			}, ...Object.entries(names).filter(([value]) => value === prompt || !taken.has(value)).map(([value, label]) => ({
				value,
				label
			}))],
			onChange: ({ currentTarget }) => change({ prompt: currentTarget.value })
		}), prompt && /* @__PURE__ */ jsx(Textarea, {
			"aria-label": m.promptAnswer(names[prompt] ?? prompt),
			rows: 2,
			maxLength: promptLimits.answerLength,
			value: answer,
			onChange: ({ currentTarget }) => change({ answer: currentTarget.value })
		})]
	});
}
function InterestFields({ draft: { interests }, set }) {
	const { fields: m, interestGroups, groupNames } = useMessages("profile");
	const left = profileLimits.interests - interests.length;
	return /* @__PURE__ */ jsxs("fieldset", {
		className: fields_module_default.interests,
		children: [/* @__PURE__ */ jsxs("legend", { children: [
			m.interests,
			" ",
			/* @__PURE__ */ jsx("span", { children: m.interestsLeft(left) })
		] }), Object.entries(interestGroups).map(([group, labels]) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("p", {
			className: fields_module_default.group,
			children: groupNames[group] ?? group
		}), Object.entries(labels).map(([interest, label]) => {
			const chosen = interests.includes(interest);
			return /* @__PURE__ */ jsx("button", {
				type: "button",
				className: fields_module_default.chip,
				"aria-pressed": chosen,
				disabled: !chosen && left === 0,
				onClick: () => set({ interests: chosen ? interests.filter((each) => each !== interest) : [...interests, interest] }),
				children: label
			}, interest);
		})] }, group))]
	});
}
// web/src/features/profile/fields.tsx
var fieldsOf = {
	about: AboutFields,
	seeking: SeekingFields,
	place: PlaceFields,
	words: WordsFields
};
// web/src/features/profile/group-form.tsx
/** One group of fields. What is typed stays when saving fails. */
function GroupForm({ group, own, submit, other, onDone }) {
	const words = useMessages("profile");
	const m = words.fields;
	const errorText = useErrorText();
	const { mutate, error, isPending, reset } = useSaveProfile();
	const [draft, setDraft] = useState(() => toDraft(own.user));
	const [base, setBase] = useState(own);
	const [clashes, setClashes] = useState([]);
	const [fault, setFault] = useState(null);
	const Fields = fieldsOf[group];
	function set(change) {
		setDraft((before) => ({
			...before,
			...change
		}));
		setFault(null);
		if (error) reset();
	}
	/** Where what changed meanwhile is nothing of this form, there is nothing to decide. */
	function save(on) {
		setClashes([]);
		const onError = (failure) => {
			const now = profileIn(failure);
			if (!now) return;
			const found = clashesIn(group, on.user, now.user, draft);
			setBase(now);
			setClashes(found.map((field) => tellClash(field, now.user, words)));
			if (found.length === 0) save(now);
		};
		mutate({
			body: changes[group](draft),
			version: on.version
		}, {
			onSuccess: onDone,
			onError
		});
	}
	function faultOf({ dateOfBirth, sought }) {
		if (group === "seeking" && sought.length === 0) return m.noneSought;
		if (group === "place" && !draft.country) return m.cityHint;
		if (group !== "about") return null;
		const born = /* @__PURE__ */ new Date(`${dateOfBirth}T00:00:00`);
		const grown = new Date(born.getFullYear() + 18, born.getMonth(), born.getDate());
		if (born.getFullYear() < 1900 || born > /* @__PURE__ */ new Date()) return m.implausible;
		return grown > /* @__PURE__ */ new Date() ? m.tooYoung(18) : null;
	}
	return /* @__PURE__ */ jsxs("form", {
		className: group_form_module_default.form,
		onSubmit: (event) => {
			event.preventDefault();
			const found = faultOf(draft);
			setFault(found);
			if (!found && !isPending) save(base);
		},
		children: [
			/* @__PURE__ */ jsx(Fields, {
				draft,
				set
			}),
			fault && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: fault
			}),
			clashes.length > 0 && /* @__PURE__ */ jsx(Notice, {
				kind: "warning",
				children: words.stale(clashes)
			}),
			error && clashes.length === 0 && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: group_form_module_default.buttons,
				children: [other, /* @__PURE__ */ jsx(Button, {
					type: "submit",
					radius: 999,
					loading: isPending,
					children: submit
				})]
			})
		]
	});
}
export { stepNames as a, isDone as i, fields_module_default as n, PhotoEditor as o, groupNames as r, GroupForm as t };
