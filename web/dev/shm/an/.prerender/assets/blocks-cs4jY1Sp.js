import { C as Nullable, D as Time, M as strict, _ as Failure, j as data, v as Id } from "./session-CNfDh4Vs.js";
import * as Type from "typebox";
// contract/src/blocks.ts
var tags = ["Blocks"];
var params = Type.Object({ id: Id }, strict);
var Block = Type.Object({
	memberId: Id,
	firstName: Nullable(Type.String()),
	blockedAt: Time
});
var done = data(Type.Object({ blocked: Type.Boolean() }));
var listBlocks = {
	method: "GET",
	url: "/blocks",
	access: "member",
	schema: {
		tags,
		summary: "",
		querystring: Type.Object({
			cursor: Type.Optional(Type.String({ maxLength: 100 })),
			limit: Type.Integer({
				minimum: 1,
				maximum: 100,
				default: 50
			})
		}, strict),
		response: { 200: data(Type.Object({
			blocks: Type.Array(Block),
			nextCursor: Nullable(Type.String())
		})) }
	}
};
var blockMember = {
	method: "PUT",
	url: "/blocks/:id",
	access: "member",
	schema: {
		tags,
		summary: "",
		params,
		response: {
			200: done,
			422: Failure
		}
	}
};
var unblockMember = {
	method: "DELETE",
	url: "/blocks/:id",
	access: "member",
	schema: {
		tags,
		summary: "",
		params,
		response: { 200: done }
	}
};
export { listBlocks as n, unblockMember as r, blockMember as t };
