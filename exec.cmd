@rem "npm start" says exec, so that signals reach the launcher. The shell of Windows has no such command, and finds this one.
@%*
