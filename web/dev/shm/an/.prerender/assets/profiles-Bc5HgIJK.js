import { C as Nullable, E as Text, M as strict, O as Version, _ as Failure, f as Place, h as Day, j as data, k as answer, u as OwnUser, w as OneOf, x as Name } from "./session-CNfDh4Vs.js";
import { a as interests, n as promptLimits, r as prompts } from "./prompts-DeW1tFXz.js";
import * as Type from "typebox";
// contract/src/profiles.ts
/** The genders with a name of their own here; any other is a text of one's own and counts as `other`. */
var genders = [
	"woman",
	"man",
	"nonbinary"
];
var soughtGenders = [...genders, "other"];
var profileLimits = {
	name: 50,
	gender: 40,
	bio: 2e3,
	oldestSought: 120,
	/** Kilometres; none is anywhere. */
	distance: 2e4,
	interests: 20
};
var tags = ["Auth"];
var PromptAnswer = Type.Object({
	prompt: OneOf(prompts),
	answer: Text(promptLimits.answerLength)
}, strict);
var Age = Type.Integer({
	minimum: 18,
	maximum: profileLimits.oldestSought
});
var Distance = Type.Integer({
	minimum: 1,
	maximum: profileLimits.distance
});
var Genders = Type.Array(OneOf(soughtGenders), {
	minItems: 1,
	maxItems: soughtGenders.length,
	uniqueItems: true
});
var Interests = Type.Array(OneOf(interests), {
	maxItems: profileLimits.interests,
	uniqueItems: true
});
var Optional = (maxLength) => Nullable(Type.String({ maxLength }));
/** What members say of themselves; what is left out stays as it is. */
var ProfileChange = Type.Object({
	firstName: Type.Optional(Name(profileLimits.name)),
	lastName: Type.Optional(Nullable(Type.String({
		maxLength: profileLimits.name,
		format: "visible"
	}))),
	dateOfBirth: Type.Optional(Day),
	gender: Type.Optional(Type.String({
		minLength: 1,
		maxLength: profileLimits.gender,
		format: "visible",
		description: ""
	})),
	bio: Type.Optional(Optional(profileLimits.bio)),
	location: Type.Optional(Type.Object({
		city: Text(100),
		country: Type.String({
			minLength: 2,
			maxLength: 60,
			description: ""
		})
	}, strict)),
	lookingFor: Type.Optional(Type.Object({
		genders: Type.Optional(Genders),
		minAge: Type.Optional(Age),
		maxAge: Type.Optional(Age),
		maxDistance: Type.Optional(Nullable(Distance))
	}, strict)),
	interests: Type.Optional(Interests),
	prompts: Type.Optional(Type.Array(PromptAnswer, { maxItems: promptLimits.perProfile }))
}, strict);
var headers = Type.Object({ "if-match": Type.Optional(Type.String({
	maxLength: 100,
	description: ""
})) });
answer({
	account: Type.Object({ user: OwnUser }),
	onboardingComplete: Type.Boolean()
});
var editProfile = {
	method: "PUT",
	url: "/auth/edit-profile",
	access: "member",
	schema: {
		tags,
		summary: "",
		headers,
		body: ProfileChange,
		response: {
			200: answer({ update: Type.Object({
				user: OwnUser,
				version: Version
			}) }),
			412: Failure,
			422: Failure
		}
	}
};
var changeShowLastActive = {
	method: "PUT",
	url: "/auth/show-last-active",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({ showLastActive: Type.Boolean() }, strict),
		response: { 200: data(Type.Object({ privacySettings: Type.Object({ showLastActive: Type.Boolean() }) })) }
	}
};
var changePause = {
	method: "PUT",
	url: "/auth/pause",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({ paused: Type.Boolean() }, strict),
		response: { 200: data(Type.Object({ settings: OwnUser.properties.settings })) }
	}
};
var changeLocation = {
	method: "PUT",
	url: "/auth/location",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			latitude: Type.Optional(Type.Number({
				minimum: -90,
				maximum: 90
			})),
			longitude: Type.Optional(Type.Number({
				minimum: -180,
				maximum: 180
			})),
			city: Type.Optional(Text(100)),
			country: Type.Optional(Type.String({
				minLength: 2,
				maxLength: 60
			}))
		}, strict),
		response: {
			200: data(Type.Object({ location: Place })),
			422: Failure
		}
	}
};
var searchPlaces = {
	method: "GET",
	url: "/places",
	access: "member",
	schema: {
		tags: ["Places"],
		summary: "",
		querystring: Type.Object({
			search: Text(100),
			country: Type.Optional(Type.String({
				minLength: 2,
				maxLength: 60
			}))
		}, strict),
		response: { 200: data(Type.Object({ places: Type.Array(Type.Object({
			city: Type.String(),
			country: Type.String(),
			countryCode: Type.String()
		})) })) }
	}
};
export { editProfile as a, searchPlaces as c, changeShowLastActive as i, soughtGenders as l, changeLocation as n, genders as o, changePause as r, profileLimits as s, ProfileChange as t };
