// contract/src/interests.ts
/** What members can say they like, by group, in the order in which they are offered. The key is what is stored. */
var interestGroups = {
	outdoors: {
		hiking: "Hiking",
		camping: "Camping",
		climbing: "Climbing",
		cycling: "Cycling",
		gardening: "Gardening",
		birdwatching: "Birdwatching",
		sailing: "Sailing",
		surfing: "Surfing",
		"wild-swimming": "Wild swimming",
		skiing: "Skiing",
		kayaking: "Kayaking",
		foraging: "Foraging"
	},
	moving: {
		running: "Running",
		yoga: "Yoga",
		gym: "Gym",
		swimming: "Swimming",
		football: "Football",
		tennis: "Tennis",
		basketball: "Basketball",
		"martial-arts": "Martial arts",
		dancing: "Dancing",
		"horse-riding": "Horse riding",
		cricket: "Cricket",
		skating: "Skating"
	},
	food: {
		cooking: "Cooking",
		baking: "Baking",
		coffee: "Coffee",
		wine: "Wine",
		"craft-beer": "Craft beer",
		tea: "Tea",
		"street-food": "Street food",
		"vegan-food": "Vegan food",
		"farmers-markets": "Farmers’ markets",
		barbecue: "Barbecue"
	},
	music: {
		"live-music": "Live music",
		vinyl: "Vinyl",
		guitar: "Playing guitar",
		piano: "Playing piano",
		choir: "Singing in a choir",
		jazz: "Jazz",
		"electronic-music": "Electronic music",
		"classical-music": "Classical music",
		"hip-hop": "Hip-hop",
		festivals: "Festivals",
		karaoke: "Karaoke"
	},
	arts: {
		cinema: "Cinema",
		theatre: "Theatre",
		museums: "Museums",
		photography: "Photography",
		"film-photos": "Film photos",
		drawing: "Drawing",
		painting: "Painting",
		pottery: "Pottery",
		architecture: "Architecture",
		"stand-up": "Stand-up comedy",
		writing: "Writing",
		poetry: "Poetry"
	},
	home: {
		reading: "Reading",
		"board-games": "Board games",
		"video-games": "Video games",
		chess: "Chess",
		puzzles: "Puzzles",
		knitting: "Knitting",
		woodworking: "Woodworking",
		plants: "House plants",
		podcasts: "Podcasts",
		dogs: "Dogs",
		cats: "Cats",
		series: "TV series"
	},
	world: {
		travel: "Travel",
		"road-trips": "Road trips",
		"train-journeys": "Train journeys",
		languages: "Languages",
		volunteering: "Volunteering",
		history: "History",
		astronomy: "Astronomy",
		science: "Science",
		programming: "Programming",
		"flea-markets": "Flea markets",
		"pub-quizzes": "Pub quizzes",
		meditation: "Meditation"
	}
};
var interestLabels = Object.assign({}, ...Object.values(interestGroups));
var interests = Object.keys(interestLabels);
// contract/src/prompts.ts
/** The openings that members finish on their profiles. The key is what is stored, beside the answer. */
var promptLabels = {
	"perfect-sunday": "A perfect Sunday",
	"get-along": "We will get along if",
	"never-shut-up": "I will never shut up about",
	"looking-for": "I am looking for",
	"simple-pleasure": "A simple pleasure",
	"unusual-skill": "My most useless skill",
	"best-trip": "A trip I still think about",
	"first-date": "A first date I would like",
	"cook-for-you": "What I would cook for you",
	"small-hill": "A small hill I will die on",
	"learning-now": "I am learning",
	"proud-of": "I am quietly proud of",
	"green-flag": "A green flag",
	"after-work": "After work you find me",
	"last-laughed": "What last made me laugh out loud",
	"favourite-place": "My favourite place in town",
	"childhood-me": "At ten I was sure that I would be",
	"friends-say": "My friends would tell you",
	"bad-at": "I am wonderfully bad at",
	"on-repeat": "On repeat at the moment",
	"changed-mind": "I changed my mind about",
	"teach-you": "I could teach you",
	"good-deed": "The kindest thing a stranger did for me",
	tradition: "A tradition I keep",
	"two-truths": "Two truths and a lie"
};
var prompts = Object.keys(promptLabels);
/** How many a profile shows, and how long an answer may be. */
var promptLimits = {
	perProfile: 3,
	answerLength: 200
};
export { interests as a, interestGroups as i, promptLimits as n, prompts as r, promptLabels as t };
