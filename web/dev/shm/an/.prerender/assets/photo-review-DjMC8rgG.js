import { C as Nullable, D as Time, M as strict, _ as Failure, j as data, v as Id, w as OneOf } from "./session-CNfDh4Vs.js";
import * as Type from "typebox";
// contract/src/photo-review.ts
var tags = ["Staff"];
var reviewers = ["administrator", "moderator"];
/** Why a photo is not shown. Each has words for the team and for the member. */
var rejectReasons = [
	"no-person",
	"somebody-else",
	"nudity",
	"violence",
	"minor",
	"contact",
	"quality"
];
var PublicId = Type.String({ pattern: "^[\\w-]{1,64}$" });
var WaitingPhoto = Type.Object({
	memberId: Id,
	publicId: Type.String(),
	url: Type.String({ description: "" }),
	main: Type.Boolean(),
	firstName: Nullable(Type.String()),
	age: Nullable(Type.Integer()),
	addedAt: Time
}, { title: "WaitingPhoto" });
var waiting = Type.Integer({ description: "" });
var claimPhotos = {
	method: "PUT",
	url: "/photo-review/claims",
	access: reviewers,
	schema: {
		tags,
		summary: "",
		body: Type.Object({ count: Type.Integer({
			minimum: 1,
			maximum: 20
		}) }, strict),
		response: { 200: data(Type.Object({
			photos: Type.Array(WaitingPhoto),
			waiting
		})) }
	}
};
var decidePhoto = {
	method: "PUT",
	url: "/photo-review/:memberId/:publicId",
	access: reviewers,
	schema: {
		tags,
		summary: "",
		params: Type.Object({
			memberId: Id,
			publicId: PublicId
		}, strict),
		body: Type.Object({
			decision: OneOf([
				"approve",
				"reject",
				"undo"
			]),
			reason: Type.Optional(OneOf(rejectReasons))
		}, strict),
		response: {
			200: data(Type.Object({
				review: OneOf([
					"waiting",
					"approved",
					"rejected"
				]),
				waiting
			})),
			404: Failure,
			409: Failure,
			422: Failure
		}
	}
};
export { decidePhoto as n, rejectReasons as r, claimPhotos as t };
