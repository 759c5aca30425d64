import { A as content, C as Nullable, M as strict, _ as Failure, d as Picture, j as data, w as OneOf, y as IdempotencyHeaders } from "./session-CNfDh4Vs.js";
import * as Type from "typebox";
// contract/src/photos.ts
var photoLimits = {
	/** Beside the main picture. */
	more: 6,
	bytes: 10485760,
	pixels: 4e7,
	/** Uploads that no profile uses yet. */
	waiting: 12
};
/** The longer side of what is kept of each picture; the address of another size differs in this number only. */
var photoSizes = [
	320,
	800,
	1600
];
var tags = ["Auth"];
var PublicId = Type.String({ pattern: "^[\\w-]{1,64}$" });
var Named = Type.Object({
	url: Type.String({
		minLength: 1,
		maxLength: 300
	}),
	publicId: PublicId,
	name: Type.Optional(Type.String({ maxLength: 200 })),
	size: Type.Optional(Type.Integer({ minimum: 0 })),
	mimeType: Type.Optional(Type.String({ maxLength: 100 }))
}, strict);
var Pictures = Type.Object({
	profilePicture: Nullable(Type.String()),
	more_pictures: Type.Array(Picture)
});
var listPictures = {
	method: "GET",
	url: "/auth/pictures",
	access: "member",
	schema: {
		tags,
		summary: "",
		response: { 200: data(Type.Object({ pictures: Type.Array(Type.Object({
			url: Type.String(),
			publicId: Type.String(),
			main: Type.Boolean(),
			waiting: Type.Boolean({ description: "" }),
			placeholder: Nullable(Type.String({ description: "" }))
		})) })) }
	}
};
var uploadPhoto = {
	method: "POST",
	url: "/uploads",
	access: "member",
	schema: {
		tags: ["Uploads"],
		summary: "",
		headers: IdempotencyHeaders,
		response: {
			200: data(Picture),
			409: Failure,
			422: Failure
		}
	}
};
var setProfilePicture = {
	method: "PUT",
	url: "/auth/upload-profile-picture",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({ imageData: Named }, strict),
		response: {
			200: data(Type.Object({ profilePicture: Type.String() })),
			422: Failure
		}
	}
};
var addPictures = {
	method: "PUT",
	url: "/auth/upload-pictures",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({ imagesData: Type.Array(Named, {
			minItems: 1,
			maxItems: photoLimits.more
		}) }, strict),
		response: {
			200: data(Type.Object({ uploadedImages: Type.Array(Picture) })),
			422: Failure
		}
	}
};
var orderPictures = {
	method: "PUT",
	url: "/auth/pictures/order",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({ publicIds: Type.Array(PublicId, {
			minItems: 1,
			maxItems: photoLimits.more + 1,
			uniqueItems: true
		}) }, strict),
		response: {
			200: data(Pictures),
			409: Failure
		}
	}
};
var deletePicture = {
	method: "DELETE",
	url: "/auth/picture/:publicId",
	access: "member",
	schema: {
		tags,
		summary: "",
		params: Type.Object({ publicId: PublicId }, strict),
		response: {
			200: data(Pictures),
			404: Failure
		}
	}
};
data(Pictures);
var media = {
	method: "GET",
	url: "/media/:address/:file",
	access: "public",
	schema: {
		tags: ["Uploads"],
		summary: "",
		params: Type.Object({
			address: Type.String({ pattern: "^[\\w-]{22}\\.[0-9a-f]{32}$" }),
			file: OneOf(photoSizes.map((size) => `${size}.webp`))
		}),
		response: {
			200: content("image/webp"),
			401: Failure,
			404: Failure
		}
	}
};
export { orderPictures as a, uploadPhoto as c, media as i, deletePicture as n, photoLimits as o, listPictures as r, setProfilePicture as s, addPictures as t };
