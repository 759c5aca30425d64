// Made from texts/en/poses.json. Change it there.

export const messages = {
"two-fingers-ear": "Two fingers at your left ear",
"hand-under-chin": "Hand flat under your chin",
"open-hand": "Open hand beside your face",
"fist-on-cheek": "Fist on your left cheek",
"thumb-up": "Thumb up beside your face",
"hand-on-head": "Hand flat on top of your head",
"finger-on-nose": "Finger on the tip of your nose",
"hand-on-forehead": "Hand flat on your forehead",
"three-fingers": "Three fingers beside your face",
"look-left": "Look over your left shoulder",
"look-right": "Look over your right shoulder",
"look-up": "Look up",
"tilt-right": "Tilt your head to the right",
"tilt-left": "Tilt your head to the left",
"close-left-eye": "Close your left eye",
"open-mouth": "Open your mouth wide",
"raise-eyebrows": "Raise your eyebrows",
"press-lips": "Press your lips together",
};
