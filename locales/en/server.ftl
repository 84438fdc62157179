## access

access-other-host = this server only answers at its own address
access-other-site = other sites may not use this server
access-no-sense = malformed request

## live

live-not-a-socket = this address is for WebSockets
live-too-many-sockets = too many open games at once; close some tabs
live-not-understood = malformed message: { $detail }
live-too-many-analyses = too many analyses at once; try again in a moment

## request

request-not-json = the request is not JSON: { $detail }
request-not-fitting = malformed request: { $detail }
request-no-content-type = the request needs the header Content-Type: application/json
request-too-slow = the request came too slowly
request-too-large = the request is too large

## routes

routes-wrong-method = method not allowed

## serve

serve-too-many-connections = too many connections; close some pages or try again in a moment

## store/open

open-set-aside = the games file was damaged: it was renamed to { $aside }, and a new one was started
open-in-memory = cannot write { $file } ({ $why }): games are lost when the server stops
open-newer = { $file } was written by a newer version: games are lost when the server stops

## store

store-in-use = { $path } is in use by another program; stop that one, or name another file with --data
store-foreign = { $path } is not a file of games; name another file with --data
store-sqlite = cannot keep games: { $problem }
store-thread = cannot start a thread for the games: { $problem }
