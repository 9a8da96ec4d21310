// @ts-nocheck
// Machine-written by generator/templates/compile.mjs from the templates beside it. Do not edit.
import type { CompiledTemplate } from "../markdown.js";

export const templates: { readonly [name: string]: CompiledTemplate } = {
  "readme": {0:function(c,n,o,s,a){var e,r=n??(c.nullContext||{}),l=c.lookupProperty||function(u,i){if(Object.prototype.hasOwnProperty.
call(u,i))return u[i]};return"| "+((e=l(o,"print").call(r,l(o,"code").call(r,n!=null?l(n,"name"):n,{name:"code",hash:{},
data:a,loc:{source:"readme",start:{line:11,column:2},end:{line:11,column:15}}}),{name:"print",hash:{},data:a,loc:{source:"\
readme",start:{line:11,column:2},end:{line:11,column:15}}}))!=null?e:"")+" | "+((e=l(o,"print").call(r,l(o,"cell").call(
r,n!=null?l(n,"text"):n,{name:"cell",hash:{},data:a,loc:{source:"readme",start:{line:11,column:18},end:{line:11,column:31}}}),
{name:"print",hash:{},data:a,loc:{source:"readme",start:{line:11,column:18},end:{line:11,column:31}}}))!=null?e:"")+` |
`},1:function(c,n,o,s,a){return`, and the one with the operations that share a route in
[openapi.variants.json](openapi.variants.json)`},compiler:[8,">= 4.3.0"],main:function(c,n,o,s,a){var e,r=n??(c.nullContext||
{}),l=c.lookupProperty||function(u,i){if(Object.prototype.hasOwnProperty.call(u,i))return u[i]};return"# "+((e=l(o,"prin\
t").call(r,n!=null?l(n,"packageName"):n,{name:"print",hash:{},data:a,loc:{source:"readme",start:{line:1,column:2},end:{line:1,
column:17}}}))!=null?e:"")+`

Typed bindings of `+((e=l(o,"print").call(r,n!=null?l(n,"title"):n,{name:"print",hash:{},data:a,loc:{source:"readme",start:{
line:3,column:18},end:{line:3,column:27}}}))!=null?e:"")+" "+((e=l(o,"print").call(r,n!=null?l(n,"version"):n,{name:"pri\
nt",hash:{},data:a,loc:{source:"readme",start:{line:3,column:28},end:{line:3,column:39}}}))!=null?e:"")+": "+((e=l(o,"pr\
int").call(r,n!=null?l(n,"types"):n,{name:"print",hash:{},data:a,loc:{source:"readme",start:{line:3,column:41},end:{line:3,
column:50}}}))!=null?e:"")+" types and "+((e=l(o,"print").call(r,n!=null?l(n,"operations"):n,{name:"print",hash:{},data:a,
loc:{source:"readme",start:{line:3,column:61},end:{line:3,column:75}}}))!=null?e:"")+` operations. Written by guildwire \
from a
specification; do not edit by hand.

`+((e=l(o,"print").call(r,l(o,"fence").call(r,n!=null?l(n,"usage"):n,"ts",{name:"fence",hash:{},data:a,loc:{source:"read\
me",start:{line:6,column:0},end:{line:6,column:20}}}),{name:"print",hash:{},data:a,loc:{source:"readme",start:{line:6,column:0},
end:{line:6,column:20}}}))!=null?e:"")+`

| entry | what it holds |
|---|---|
`+((e=l(o,"each").call(r,n!=null?l(n,"entries"):n,{name:"each",hash:{},fn:c.program(0,a,0),inverse:c.noop,data:a,loc:{source:"\
readme",start:{line:10,column:0},end:{line:12,column:9}}}))!=null?e:"")+`
Every function throws an \`ApiError\` with status, code, message and issues when the service does not answer with success.\

The reference for people is in [reference/](reference/README.md), the bundled document in
[openapi.json](openapi.json)`+((e=l(o,"if").call(r,n!=null?l(n,"variants"):n,{name:"if",hash:{},fn:c.program(1,a,0),inverse:c.
noop,data:a,loc:{source:"readme",start:{line:16,column:28},end:{line:17,column:53}}}))!=null?e:"")+`.
`},useData:!0},
  "reference-channels": {0:function(r,n,u,i,c){var e,o=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"## "+((e=l(u,"print").call(o,n!=null?l(n,"title"):n,{name:"print",hash:{},data:c,loc:{source:"\
reference-channels",start:{line:4,column:3},end:{line:4,column:12}}}))!=null?e:"")+`

`+((e=l(u,"print").call(o,l(u,"prose").call(o,n!=null?l(n,"description"):n,{name:"prose",hash:{},data:c,loc:{source:"ref\
erence-channels",start:{line:6,column:0},end:{line:6,column:21}}}),{name:"print",hash:{},data:c,loc:{source:"reference-c\
hannels",start:{line:6,column:0},end:{line:6,column:21}}}))!=null?e:"")+`

The host listens on `+((e=l(u,"print").call(o,l(u,"code").call(o,n!=null?l(n,"host"):n,{name:"code",hash:{},data:c,loc:{
source:"reference-channels",start:{line:8,column:20},end:{line:8,column:33}}}),{name:"print",hash:{},data:c,loc:{source:"\
reference-channels",start:{line:8,column:20},end:{line:8,column:33}}}))!=null?e:"")+", on the first free port from "+((e=
l(u,"print").call(o,n!=null?l(n,"firstPort"):n,{name:"print",hash:{},data:c,loc:{source:"reference-channels",start:{line:8,
column:63},end:{line:8,column:76}}}))!=null?e:"")+" to "+((e=l(u,"print").call(o,n!=null?l(n,"lastPort"):n,{name:"print",
hash:{},data:c,loc:{source:"reference-channels",start:{line:8,column:80},end:{line:8,column:92}}}))!=null?e:"")+`.

`+((e=l(u,"if").call(o,n!=null?l(n,"http"):n,{name:"if",hash:{},fn:r.program(1,c,0),inverse:r.noop,data:c,loc:{source:"r\
eference-channels",start:{line:10,column:0},end:{line:12,column:7}}}))!=null?e:"")+((e=l(u,"if").call(o,n!=null?l(n,"web\
socket"):n,{name:"if",hash:{},fn:r.program(2,c,0),inverse:r.noop,data:c,loc:{source:"reference-channels",start:{line:13,
column:0},end:{line:15,column:7}}}))!=null?e:"")+`
`+((e=l(u,"if").call(o,n!=null?l(n,"query"):n,{name:"if",hash:{},fn:r.program(5,c,0),inverse:r.noop,data:c,loc:{source:"\
reference-channels",start:{line:17,column:0},end:{line:23,column:7}}}))!=null?e:"")+`
`+((e=l(u,"each").call(o,n!=null?l(n,"commands"):n,{name:"each",hash:{},fn:r.program(7,c,0),inverse:r.noop,data:c,loc:{source:"\
reference-channels",start:{line:25,column:0},end:{line:37,column:9}}}))!=null?e:"")+((e=l(u,"if").call(o,n!=null?l(n,"er\
rors"):n,{name:"if",hash:{},fn:r.program(10,c,0),inverse:r.noop,data:c,loc:{source:"reference-channels",start:{line:38,column:0},
end:{line:46,column:7}}}))!=null?e:"")+`
`+((e=l(u,"if").call(o,n!=null?l(n,"closeCodes"):n,{name:"if",hash:{},fn:r.program(12,c,0),inverse:r.noop,data:c,loc:{source:"\
reference-channels",start:{line:48,column:0},end:{line:56,column:7}}}))!=null?e:"")+`
`+((e=l(u,"each").call(o,n!=null?l(n,"behaviours"):n,{name:"each",hash:{},fn:r.program(9,c,0),inverse:r.noop,data:c,loc:{
source:"reference-channels",start:{line:58,column:0},end:{line:60,column:9}}}))!=null?e:"")+`
`},1:function(r,n,u,i,c){var e,o=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"- HTTP: "+((e=l(u,"print").call(o,l(u,"code").call(o,(e=n!=null?l(n,"http"):n)!=null?l(e,"\
method"):e,{name:"code",hash:{},data:c,loc:{source:"reference-channels",start:{line:11,column:8},end:{line:11,column:28}}}),
{name:"print",hash:{},data:c,loc:{source:"reference-channels",start:{line:11,column:8},end:{line:11,column:28}}}))!=null?
e:"")+" "+((e=l(u,"print").call(o,l(u,"code").call(o,(e=n!=null?l(n,"http"):n)!=null?l(e,"path"):e,{name:"code",hash:{},
data:c,loc:{source:"reference-channels",start:{line:11,column:29},end:{line:11,column:47}}}),{name:"print",hash:{},data:c,
loc:{source:"reference-channels",start:{line:11,column:29},end:{line:11,column:47}}}))!=null?e:"")+", answered with "+((e=
l(u,"print").call(o,(e=n!=null?l(n,"http"):n)!=null?l(e,"successStatus"):e,{name:"print",hash:{},data:c,loc:{source:"ref\
erence-channels",start:{line:11,column:63},end:{line:11,column:85}}}))!=null?e:"")+`
`},2:function(r,n,u,i,c){var e,o=r.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.call(l,a))return l[a]};
return"- WebSocket: "+((e=o(u,"if").call(n??(r.nullContext||{}),(e=n!=null?o(n,"websocket"):n)!=null?o(e,"path"):e,{name:"\
if",hash:{},fn:r.program(3,c,0),inverse:r.program(4,c,0),data:c,loc:{source:"reference-channels",start:{line:14,column:13},
end:{line:14,column:85}}}))!=null?e:"")+`
`},3:function(r,n,u,i,c){var e,o=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"path "+((e=l(u,"print").call(o,l(u,"code").call(o,(e=n!=null?l(n,"websocket"):n)!=null?l(e,
"path"):e,{name:"code",hash:{},data:c,loc:{source:"reference-channels",start:{line:14,column:40},end:{line:14,column:63}}}),
{name:"print",hash:{},data:c,loc:{source:"reference-channels",start:{line:14,column:40},end:{line:14,column:63}}}))!=null?
e:"")},4:function(r,n,u,i,c){return"no path"},5:function(r,n,u,i,c){var e,o=r.lookupProperty||function(l,a){if(Object.prototype.
hasOwnProperty.call(l,a))return l[a]};return`| query parameter | transports | type | |
|---|---|---|---|
`+((e=o(u,"each").call(n??(r.nullContext||{}),n!=null?o(n,"query"):n,{name:"each",hash:{},fn:r.program(6,c,0),inverse:r.
noop,data:c,loc:{source:"reference-channels",start:{line:20,column:0},end:{line:22,column:9}}}))!=null?e:"")},6:function(r,n,u,i,c){
var e,o=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.call(a,s))return a[s]};
return"| "+((e=l(u,"print").call(o,l(u,"code").call(o,n!=null?l(n,"name"):n,{name:"code",hash:{},data:c,loc:{source:"ref\
erence-channels",start:{line:21,column:2},end:{line:21,column:15}}}),{name:"print",hash:{},data:c,loc:{source:"reference\
-channels",start:{line:21,column:2},end:{line:21,column:15}}}))!=null?e:"")+" | "+((e=l(u,"print").call(o,l(u,"cell").call(
o,n!=null?l(n,"transports"):n,{name:"cell",hash:{},data:c,loc:{source:"reference-channels",start:{line:21,column:18},end:{
line:21,column:37}}}),{name:"print",hash:{},data:c,loc:{source:"reference-channels",start:{line:21,column:18},end:{line:21,
column:37}}}))!=null?e:"")+" | "+((e=r.invokePartial(l(i,"reference-type"),n,{name:"reference-type",data:c,helpers:u,partials:i,
decorators:r.decorators}))!=null?e:"")+" | "+((e=l(u,"print").call(o,l(u,"cell").call(o,n!=null?l(n,"description"):n,{name:"\
cell",hash:{},data:c,loc:{source:"reference-channels",start:{line:21,column:63},end:{line:21,column:83}}}),{name:"print",
hash:{},data:c,loc:{source:"reference-channels",start:{line:21,column:63},end:{line:21,column:83}}}))!=null?e:"")+` |
`},7:function(r,n,u,i,c){var e,o=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"### "+((e=l(u,"print").call(o,n!=null?l(n,"name"):n,{name:"print",hash:{},data:c,loc:{source:"\
reference-channels",start:{line:26,column:4},end:{line:26,column:12}}}))!=null?e:"")+`

`+((e=l(u,"print").call(o,l(u,"prose").call(o,n!=null?l(n,"description"):n,{name:"prose",hash:{},data:c,loc:{source:"ref\
erence-channels",start:{line:28,column:0},end:{line:28,column:21}}}),{name:"print",hash:{},data:c,loc:{source:"reference\
-channels",start:{line:28,column:0},end:{line:28,column:21}}}))!=null?e:"")+`

- Command: `+((e=l(u,"with").call(o,n!=null?l(n,"command"):n,{name:"with",hash:{},fn:r.program(8,c,0),inverse:r.noop,data:c,
loc:{source:"reference-channels",start:{line:30,column:11},end:{line:30,column:57}}}))!=null?e:"")+`
- Reply: `+((e=l(u,"with").call(o,n!=null?l(n,"reply"):n,{name:"with",hash:{},fn:r.program(8,c,0),inverse:r.noop,data:c,
loc:{source:"reference-channels",start:{line:31,column:9},end:{line:31,column:53}}}))!=null?e:"")+`

`+((e=l(u,"each").call(o,n!=null?l(n,"behaviours"):n,{name:"each",hash:{},fn:r.program(9,c,0),inverse:r.noop,data:c,loc:{
source:"reference-channels",start:{line:33,column:0},end:{line:35,column:9}}}))!=null?e:"")+`
`},8:function(r,n,u,i,c){var e,o=r.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.call(l,a))return l[a]};
return(e=r.invokePartial(o(i,"reference-type"),n,{name:"reference-type",data:c,helpers:u,partials:i,decorators:r.decorators}))!=
null?e:""},9:function(r,n,u,i,c){var e,o=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"- "+((e=l(u,"print").call(o,l(u,"cell").call(o,n!=null?l(n,"text"):n,{name:"cell",hash:{},
data:c,loc:{source:"reference-channels",start:{line:34,column:2},end:{line:34,column:15}}}),{name:"print",hash:{},data:c,
loc:{source:"reference-channels",start:{line:34,column:2},end:{line:34,column:15}}}))!=null?e:"")+" ("+((e=l(u,"print").
call(o,l(u,"code").call(o,n!=null?l(n,"id"):n,{name:"code",hash:{},data:c,loc:{source:"reference-channels",start:{line:34,
column:17},end:{line:34,column:28}}}),{name:"print",hash:{},data:c,loc:{source:"reference-channels",start:{line:34,column:17},
end:{line:34,column:28}}}))!=null?e:"")+`)
`},10:function(r,n,u,i,c){var e,o=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"### Error codes of "+((e=l(u,"print").call(o,n!=null?l(n,"title"):n,{name:"print",hash:{},
data:c,loc:{source:"reference-channels",start:{line:39,column:19},end:{line:39,column:28}}}))!=null?e:"")+`

| name | code | message |
|---|---|---|
`+((e=l(u,"each").call(o,n!=null?l(n,"errors"):n,{name:"each",hash:{},fn:r.program(11,c,0),inverse:r.noop,data:c,loc:{source:"\
reference-channels",start:{line:43,column:0},end:{line:45,column:9}}}))!=null?e:"")},11:function(r,n,u,i,c){var e,o=n??(r.
nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.call(a,s))return a[s]};return"| "+
((e=l(u,"print").call(o,l(u,"code").call(o,n!=null?l(n,"name"):n,{name:"code",hash:{},data:c,loc:{source:"reference-chan\
nels",start:{line:44,column:2},end:{line:44,column:15}}}),{name:"print",hash:{},data:c,loc:{source:"reference-channels",
start:{line:44,column:2},end:{line:44,column:15}}}))!=null?e:"")+" | "+((e=l(u,"print").call(o,n!=null?l(n,"code"):n,{name:"\
print",hash:{},data:c,loc:{source:"reference-channels",start:{line:44,column:18},end:{line:44,column:31}}}))!=null?e:"")+
" | "+((e=l(u,"print").call(o,l(u,"cell").call(o,n!=null?l(n,"message"):n,{name:"cell",hash:{},data:c,loc:{source:"refer\
ence-channels",start:{line:44,column:34},end:{line:44,column:50}}}),{name:"print",hash:{},data:c,loc:{source:"reference-\
channels",start:{line:44,column:34},end:{line:44,column:50}}}))!=null?e:"")+` |
`},12:function(r,n,u,i,c){var e,o=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"### Close codes of "+((e=l(u,"print").call(o,n!=null?l(n,"title"):n,{name:"print",hash:{},
data:c,loc:{source:"reference-channels",start:{line:49,column:19},end:{line:49,column:28}}}))!=null?e:"")+`

| name | code | message |
|---|---|---|
`+((e=l(u,"each").call(o,n!=null?l(n,"closeCodes"):n,{name:"each",hash:{},fn:r.program(11,c,0),inverse:r.noop,data:c,loc:{
source:"reference-channels",start:{line:53,column:0},end:{line:55,column:9}}}))!=null?e:"")},compiler:[8,">= 4.3.0"],main:function(r,n,u,i,c){
var e,o=r.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.call(l,a))return l[a]};return`# RPC channels

`+((e=o(u,"each").call(n??(r.nullContext||{}),n!=null?o(n,"channels"):n,{name:"each",hash:{},fn:r.program(0,c,0),inverse:r.
noop,data:c,loc:{source:"reference-channels",start:{line:3,column:0},end:{line:62,column:9}}}))!=null?e:"")},usePartial:!0,
useData:!0},
  "reference-errors": {0:function(u,n,o,i,r){var e,c=n??(u.nullContext||{}),l=u.lookupProperty||function(s,a){if(Object.prototype.hasOwnProperty.
call(s,a))return s[a]};return"| "+((e=l(o,"print").call(c,l(o,"code").call(c,n!=null?l(n,"name"):n,{name:"code",hash:{},
data:r,loc:{source:"reference-errors",start:{line:8,column:2},end:{line:8,column:15}}}),{name:"print",hash:{},data:r,loc:{
source:"reference-errors",start:{line:8,column:2},end:{line:8,column:15}}}))!=null?e:"")+" | "+((e=l(o,"print").call(c,n!=
null?l(n,"status"):n,{name:"print",hash:{},data:r,loc:{source:"reference-errors",start:{line:8,column:18},end:{line:8,column:28}}}))!=
null?e:"")+" | "+((e=l(o,"print").call(c,n!=null?l(n,"code"):n,{name:"print",hash:{},data:r,loc:{source:"reference-error\
s",start:{line:8,column:31},end:{line:8,column:44}}}))!=null?e:"")+" | "+((e=l(o,"print").call(c,l(o,"cell").call(c,n!=null?
l(n,"message"):n,{name:"cell",hash:{},data:r,loc:{source:"reference-errors",start:{line:8,column:47},end:{line:8,column:63}}}),
{name:"print",hash:{},data:r,loc:{source:"reference-errors",start:{line:8,column:47},end:{line:8,column:63}}}))!=null?e:
"")+" | "+((e=l(o,"print").call(c,l(o,"cell").call(c,n!=null?l(n,"failures"):n,{name:"cell",hash:{},data:r,loc:{source:"\
reference-errors",start:{line:8,column:66},end:{line:8,column:83}}}),{name:"print",hash:{},data:r,loc:{source:"reference\
-errors",start:{line:8,column:66},end:{line:8,column:83}}}))!=null?e:"")+" | "+((e=l(o,"each").call(c,n!=null?l(n,"opera\
tions"):n,{name:"each",hash:{},fn:u.program(1,r,0),inverse:u.noop,data:r,loc:{source:"reference-errors",start:{line:8,column:86},
end:{line:8,column:173}}}))!=null?e:"")+` |
`},1:function(u,n,o,i,r){var e,c=n??(u.nullContext||{}),l=u.lookupProperty||function(s,a){if(Object.prototype.hasOwnProperty.
call(s,a))return s[a]};return((e=l(o,"unless").call(c,r&&l(r,"first"),{name:"unless",hash:{},fn:u.program(2,r,0),inverse:u.
noop,data:r,loc:{source:"reference-errors",start:{line:8,column:106},end:{line:8,column:137}}}))!=null?e:"")+((e=l(o,"pr\
int").call(c,l(o,"link").call(c,n!=null?l(n,"identifier"):n,n!=null?l(n,"address"):n,{name:"link",hash:{},data:r,loc:{source:"\
reference-errors",start:{line:8,column:137},end:{line:8,column:164}}}),{name:"print",hash:{},data:r,loc:{source:"referen\
ce-errors",start:{line:8,column:137},end:{line:8,column:164}}}))!=null?e:"")},2:function(u,n,o,i,r){return", "},compiler:[
8,">= 4.3.0"],main:function(u,n,o,i,r){var e,c=u.lookupProperty||function(l,s){if(Object.prototype.hasOwnProperty.call(l,
s))return l[s]};return`# Errors

What a server finds before an operation is asked stands under "by itself".

| name | status | code | message | by itself | answered by |
|---|---|---|---|---|---|
`+((e=c(o,"each").call(n??(u.nullContext||{}),n!=null?c(n,"errors"):n,{name:"each",hash:{},fn:u.program(0,r,0),inverse:u.
noop,data:r,loc:{source:"reference-errors",start:{line:7,column:0},end:{line:9,column:9}}}))!=null?e:"")},useData:!0},
  "reference-events": {0:function(e,n,c,s,o){var r,u=n??(e.nullContext||{}),l=e.lookupProperty||function(a,t){if(Object.prototype.hasOwnProperty.
call(a,t))return a[t]};return"## "+((r=l(c,"print").call(u,n!=null?l(n,"name"):n,{name:"print",hash:{},data:o,loc:{source:"\
reference-events",start:{line:4,column:3},end:{line:4,column:11}}}))!=null?r:"")+`

`+((r=l(c,"print").call(u,n!=null?l(n,"title"):n,{name:"print",hash:{},data:o,loc:{source:"reference-events",start:{line:6,
column:0},end:{line:6,column:9}}}))!=null?r:"")+". "+((r=l(c,"print").call(u,l(c,"prose").call(u,n!=null?l(n,"descriptio\
n"):n,{name:"prose",hash:{},data:o,loc:{source:"reference-events",start:{line:6,column:11},end:{line:6,column:32}}}),{name:"\
print",hash:{},data:o,loc:{source:"reference-events",start:{line:6,column:11},end:{line:6,column:32}}}))!=null?r:"")+`

`+((r=l(c,"if").call(u,n!=null?l(n,"type"):n,{name:"if",hash:{},fn:e.program(1,o,0),inverse:e.noop,data:o,loc:{source:"r\
eference-events",start:{line:8,column:0},end:{line:10,column:7}}}))!=null?r:"")+`
`+((r=l(c,"if").call(u,n!=null?l(n,"firedBy"):n,{name:"if",hash:{},fn:e.program(2,o,0),inverse:e.noop,data:o,loc:{source:"\
reference-events",start:{line:12,column:0},end:{line:14,column:7}}}))!=null?r:"")+`
`+((r=l(c,"if").call(u,n!=null?l(n,"operations"):n,{name:"if",hash:{},fn:e.program(3,o,0),inverse:e.noop,data:o,loc:{source:"\
reference-events",start:{line:16,column:0},end:{line:22,column:7}}}))!=null?r:"")+`
`+((r=l(c,"if").call(u,n!=null?l(n,"unspecified"):n,{name:"if",hash:{},fn:e.program(5,o,0),inverse:e.noop,data:o,loc:{source:"\
reference-events",start:{line:24,column:0},end:{line:26,column:7}}}))!=null?r:"")+`
`},1:function(e,n,c,s,o){var r,u=e.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.call(l,a))return l[a]};
return"Payload: "+((r=e.invokePartial(u(s,"reference-type"),n,{name:"reference-type",data:o,helpers:c,partials:s,decorators:e.
decorators}))!=null?r:"")+`.
`},2:function(e,n,c,s,o){var r,u=n??(e.nullContext||{}),l=e.lookupProperty||function(a,t){if(Object.prototype.hasOwnProperty.
call(a,t))return a[t]};return"Fired by: "+((r=l(c,"print").call(u,l(c,"cell").call(u,n!=null?l(n,"firedBy"):n,{name:"cel\
l",hash:{},data:o,loc:{source:"reference-events",start:{line:13,column:10},end:{line:13,column:26}}}),{name:"print",hash:{},
data:o,loc:{source:"reference-events",start:{line:13,column:10},end:{line:13,column:26}}}))!=null?r:"")+`.
`},3:function(e,n,c,s,o){var r,u=e.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.call(l,a))return l[a]};
return`Operations that fire it:

`+((r=u(c,"each").call(n??(e.nullContext||{}),n!=null?u(n,"operations"):n,{name:"each",hash:{},fn:e.program(4,o,0),inverse:e.
noop,data:o,loc:{source:"reference-events",start:{line:19,column:0},end:{line:21,column:9}}}))!=null?r:"")},4:function(e,n,c,s,o){
var r,u=n??(e.nullContext||{}),l=e.lookupProperty||function(a,t){if(Object.prototype.hasOwnProperty.call(a,t))return a[t]};
return"- "+((r=l(c,"print").call(u,l(c,"link").call(u,n!=null?l(n,"identifier"):n,n!=null?l(n,"address"):n,{name:"link",
hash:{},data:o,loc:{source:"reference-events",start:{line:20,column:2},end:{line:20,column:29}}}),{name:"print",hash:{},
data:o,loc:{source:"reference-events",start:{line:20,column:2},end:{line:20,column:29}}}))!=null?r:"")+`
`},5:function(e,n,c,s,o){var r,u=n??(e.nullContext||{}),l=e.lookupProperty||function(a,t){if(Object.prototype.hasOwnProperty.
call(a,t))return a[t]};return"A choice: "+((r=l(c,"print").call(u,l(c,"prose").call(u,n!=null?l(n,"unspecified"):n,{name:"\
prose",hash:{},data:o,loc:{source:"reference-events",start:{line:25,column:10},end:{line:25,column:31}}}),{name:"print",
hash:{},data:o,loc:{source:"reference-events",start:{line:25,column:10},end:{line:25,column:31}}}))!=null?r:"")+`
`},compiler:[8,">= 4.3.0"],main:function(e,n,c,s,o){var r,u=e.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.
call(l,a))return l[a]};return`# Events

`+((r=u(c,"each").call(n??(e.nullContext||{}),n!=null?u(n,"events"):n,{name:"each",hash:{},fn:e.program(0,o,0),inverse:e.
noop,data:o,loc:{source:"reference-events",start:{line:3,column:0},end:{line:28,column:9}}}))!=null?r:"")},usePartial:!0,
useData:!0},
  "reference-fields": {0:function(n,l,u,i,e){var o,c=l??(n.nullContext||{}),r=n.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"| "+((o=r(u,"print").call(c,r(u,"code").call(c,l!=null?r(l,"name"):l,{name:"code",hash:{},
data:e,loc:{source:"reference-fields",start:{line:4,column:2},end:{line:4,column:15}}}),{name:"print",hash:{},data:e,loc:{
source:"reference-fields",start:{line:4,column:2},end:{line:4,column:15}}}))!=null?o:"")+" | "+((o=n.invokePartial(r(i,"\
reference-type"),l,{name:"reference-type",data:e,helpers:u,partials:i,decorators:n.decorators}))!=null?o:"")+" | "+((o=r(
u,"if").call(c,l!=null?r(l,"required"):l,{name:"if",hash:{},fn:n.program(1,e,0),inverse:n.program(2,e,0),data:e,loc:{source:"\
reference-fields",start:{line:4,column:41},end:{line:4,column:77}}}))!=null?o:"")+" | "+((o=r(u,"if").call(c,l!=null?r(l,
"fallback"):l,{name:"if",hash:{},fn:n.program(3,e,0),inverse:n.noop,data:e,loc:{source:"reference-fields",start:{line:4,
column:80},end:{line:4,column:120}}}))!=null?o:"")+" | "+((o=r(u,"print").call(c,r(u,"cell").call(c,l!=null?r(l,"text"):
l,{name:"cell",hash:{},data:e,loc:{source:"reference-fields",start:{line:4,column:123},end:{line:4,column:136}}}),{name:"\
print",hash:{},data:e,loc:{source:"reference-fields",start:{line:4,column:123},end:{line:4,column:136}}}))!=null?o:"")+`\
 |
`},1:function(n,l,u,i,e){return"yes"},2:function(n,l,u,i,e){return"no"},3:function(n,l,u,i,e){var o,c=l??(n.nullContext||
{}),r=n.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.call(a,s))return a[s]};return(o=r(u,"print").call(
c,r(u,"code").call(c,l!=null?r(l,"fallback"):l,{name:"code",hash:{},data:e,loc:{source:"reference-fields",start:{line:4,
column:96},end:{line:4,column:113}}}),{name:"print",hash:{},data:e,loc:{source:"reference-fields",start:{line:4,column:96},
end:{line:4,column:113}}}))!=null?o:""},compiler:[8,">= 4.3.0"],main:function(n,l,u,i,e){var o,c=n.lookupProperty||function(r,a){
if(Object.prototype.hasOwnProperty.call(r,a))return r[a]};return`| field | type | required | default | |
|---|---|---|---|---|
`+((o=c(u,"each").call(l??(n.nullContext||{}),l!=null?c(l,"fields"):l,{name:"each",hash:{},fn:n.program(0,e,0),inverse:n.
noop,data:e,loc:{source:"reference-fields",start:{line:3,column:0},end:{line:5,column:9}}}))!=null?o:"")},usePartial:!0,
useData:!0},
  "reference-index": {0:function(c,n,o,s,e){var r,u=n??(c.nullContext||{}),l=c.lookupProperty||function(i,a){if(Object.prototype.hasOwnProperty.
call(i,a))return i[a]};return"## "+((r=l(o,"print").call(u,l(o,"link").call(u,n!=null?l(n,"name"):n,n!=null?l(n,"address"):
n,{name:"link",hash:{},data:e,loc:{source:"reference-index",start:{line:6,column:3},end:{line:6,column:24}}}),{name:"pri\
nt",hash:{},data:e,loc:{source:"reference-index",start:{line:6,column:3},end:{line:6,column:24}}}))!=null?r:"")+`

`+((r=l(o,"print").call(u,l(o,"prose").call(u,n!=null?l(n,"description"):n,{name:"prose",hash:{},data:e,loc:{source:"ref\
erence-index",start:{line:8,column:0},end:{line:8,column:21}}}),{name:"print",hash:{},data:e,loc:{source:"reference-inde\
x",start:{line:8,column:0},end:{line:8,column:21}}}))!=null?r:"")+`

| operation | method | path | what it does |
|---|---|---|---|
`+((r=l(o,"each").call(u,n!=null?l(n,"operations"):n,{name:"each",hash:{},fn:c.program(1,e,0),inverse:c.noop,data:e,loc:{
source:"reference-index",start:{line:12,column:0},end:{line:14,column:9}}}))!=null?r:"")+`
`},1:function(c,n,o,s,e){var r,u=n??(c.nullContext||{}),l=c.lookupProperty||function(i,a){if(Object.prototype.hasOwnProperty.
call(i,a))return i[a]};return"| "+((r=l(o,"print").call(u,l(o,"link").call(u,n!=null?l(n,"identifier"):n,n!=null?l(n,"ad\
dress"):n,{name:"link",hash:{},data:e,loc:{source:"reference-index",start:{line:13,column:2},end:{line:13,column:29}}}),
{name:"print",hash:{},data:e,loc:{source:"reference-index",start:{line:13,column:2},end:{line:13,column:29}}}))!=null?r:
"")+" | "+((r=l(o,"print").call(u,n!=null?l(n,"method"):n,{name:"print",hash:{},data:e,loc:{source:"reference-index",start:{
line:13,column:32},end:{line:13,column:42}}}))!=null?r:"")+" | "+((r=l(o,"print").call(u,l(o,"code").call(u,n!=null?l(n,
"path"):n,{name:"code",hash:{},data:e,loc:{source:"reference-index",start:{line:13,column:45},end:{line:13,column:58}}}),
{name:"print",hash:{},data:e,loc:{source:"reference-index",start:{line:13,column:45},end:{line:13,column:58}}}))!=null?r:
"")+" | "+((r=l(o,"print").call(u,l(o,"cell").call(u,n!=null?l(n,"summary"):n,{name:"cell",hash:{},data:e,loc:{source:"r\
eference-index",start:{line:13,column:61},end:{line:13,column:77}}}),{name:"print",hash:{},data:e,loc:{source:"reference\
-index",start:{line:13,column:61},end:{line:13,column:77}}}))!=null?r:"")+` |
`},2:function(c,n,o,s,e){return`- [Events](events.md)
`},3:function(c,n,o,s,e){return`- [Permissions](permissions.md)
`},4:function(c,n,o,s,e){return`- [Errors](errors.md)
`},5:function(c,n,o,s,e){return`- [Webhooks](webhooks.md)
`},6:function(c,n,o,s,e){return`- [RPC channels](channels.md)
`},7:function(c,n,o,s,e){var r,u=c.lookupProperty||function(l,i){if(Object.prototype.hasOwnProperty.call(l,i))return l[i]};
return`## Lifecycles

`+((r=u(o,"each").call(n??(c.nullContext||{}),n!=null?u(n,"lifecycles"):n,{name:"each",hash:{},fn:c.program(8,e,0),inverse:c.
noop,data:e,loc:{source:"reference-index",start:{line:39,column:0},end:{line:58,column:9}}}))!=null?r:"")},8:function(c,n,o,s,e){
var r,u=n??(c.nullContext||{}),l=c.lookupProperty||function(i,a){if(Object.prototype.hasOwnProperty.call(i,a))return i[a]};
return"### "+((r=l(o,"print").call(u,n!=null?l(n,"subject"):n,{name:"print",hash:{},data:e,loc:{source:"reference-index",
start:{line:40,column:4},end:{line:40,column:15}}}))!=null?r:"")+`

`+((r=l(o,"print").call(u,l(o,"prose").call(u,n!=null?l(n,"description"):n,{name:"prose",hash:{},data:e,loc:{source:"ref\
erence-index",start:{line:42,column:0},end:{line:42,column:21}}}),{name:"print",hash:{},data:e,loc:{source:"reference-in\
dex",start:{line:42,column:0},end:{line:42,column:21}}}))!=null?r:"")+`

`+((r=l(o,"if").call(u,n!=null?l(n,"validity"):n,{name:"if",hash:{},fn:c.program(9,e,0),inverse:c.noop,data:e,loc:{source:"\
reference-index",start:{line:44,column:0},end:{line:46,column:7}}}))!=null?r:"")+`
| from | to | moved by | when | also happens |
|---|---|---|---|---|
`+((r=l(o,"each").call(u,n!=null?l(n,"transitions"):n,{name:"each",hash:{},fn:c.program(10,e,0),inverse:c.noop,data:e,loc:{
source:"reference-index",start:{line:50,column:0},end:{line:52,column:9}}}))!=null?r:"")+`
`+((r=l(o,"if").call(u,n!=null?l(n,"unspecified"):n,{name:"if",hash:{},fn:c.program(11,e,0),inverse:c.noop,data:e,loc:{source:"\
reference-index",start:{line:54,column:0},end:{line:56,column:7}}}))!=null?r:"")+`
`},9:function(c,n,o,s,e){var r,u=n??(c.nullContext||{}),l=c.lookupProperty||function(i,a){if(Object.prototype.hasOwnProperty.
call(i,a))return i[a]};return"Valid for "+((r=l(o,"print").call(u,l(o,"code").call(u,n!=null?l(n,"validity"):n,{name:"co\
de",hash:{},data:e,loc:{source:"reference-index",start:{line:45,column:10},end:{line:45,column:27}}}),{name:"print",hash:{},
data:e,loc:{source:"reference-index",start:{line:45,column:10},end:{line:45,column:27}}}))!=null?r:"")+`.
`},10:function(c,n,o,s,e){var r,u=n??(c.nullContext||{}),l=c.lookupProperty||function(i,a){if(Object.prototype.hasOwnProperty.
call(i,a))return i[a]};return"| "+((r=l(o,"print").call(u,l(o,"cell").call(u,n!=null?l(n,"from"):n,{name:"cell",hash:{},
data:e,loc:{source:"reference-index",start:{line:51,column:2},end:{line:51,column:15}}}),{name:"print",hash:{},data:e,loc:{
source:"reference-index",start:{line:51,column:2},end:{line:51,column:15}}}))!=null?r:"")+" | "+((r=l(o,"print").call(u,
l(o,"cell").call(u,n!=null?l(n,"to"):n,{name:"cell",hash:{},data:e,loc:{source:"reference-index",start:{line:51,column:18},
end:{line:51,column:29}}}),{name:"print",hash:{},data:e,loc:{source:"reference-index",start:{line:51,column:18},end:{line:51,
column:29}}}))!=null?r:"")+" | "+((r=l(o,"print").call(u,l(o,"cell").call(u,n!=null?l(n,"by"):n,{name:"cell",hash:{},data:e,
loc:{source:"reference-index",start:{line:51,column:32},end:{line:51,column:43}}}),{name:"print",hash:{},data:e,loc:{source:"\
reference-index",start:{line:51,column:32},end:{line:51,column:43}}}))!=null?r:"")+" | "+((r=l(o,"print").call(u,l(o,"ce\
ll").call(u,n!=null?l(n,"when"):n,{name:"cell",hash:{},data:e,loc:{source:"reference-index",start:{line:51,column:46},end:{
line:51,column:59}}}),{name:"print",hash:{},data:e,loc:{source:"reference-index",start:{line:51,column:46},end:{line:51,
column:59}}}))!=null?r:"")+" | "+((r=l(o,"print").call(u,l(o,"cell").call(u,n!=null?l(n,"effect"):n,{name:"cell",hash:{},
data:e,loc:{source:"reference-index",start:{line:51,column:62},end:{line:51,column:77}}}),{name:"print",hash:{},data:e,loc:{
source:"reference-index",start:{line:51,column:62},end:{line:51,column:77}}}))!=null?r:"")+` |
`},11:function(c,n,o,s,e){var r,u=n??(c.nullContext||{}),l=c.lookupProperty||function(i,a){if(Object.prototype.hasOwnProperty.
call(i,a))return i[a]};return"A choice: "+((r=l(o,"print").call(u,l(o,"prose").call(u,n!=null?l(n,"unspecified"):n,{name:"\
prose",hash:{},data:e,loc:{source:"reference-index",start:{line:55,column:10},end:{line:55,column:31}}}),{name:"print",hash:{},
data:e,loc:{source:"reference-index",start:{line:55,column:10},end:{line:55,column:31}}}))!=null?r:"")+`
`},12:function(c,n,o,s,e){var r,u=c.lookupProperty||function(l,i){if(Object.prototype.hasOwnProperty.call(l,i))return l[i]};
return`## Rules of the whole interface

`+((r=u(o,"each").call(n??(c.nullContext||{}),n!=null?u(n,"behaviours"):n,{name:"each",hash:{},fn:c.program(13,e,0),inverse:c.
noop,data:e,loc:{source:"reference-index",start:{line:63,column:0},end:{line:65,column:9}}}))!=null?r:"")},13:function(c,n,o,s,e){
var r,u=n??(c.nullContext||{}),l=c.lookupProperty||function(i,a){if(Object.prototype.hasOwnProperty.call(i,a))return i[a]};
return"- "+((r=l(o,"print").call(u,l(o,"cell").call(u,n!=null?l(n,"text"):n,{name:"cell",hash:{},data:e,loc:{source:"ref\
erence-index",start:{line:64,column:2},end:{line:64,column:15}}}),{name:"print",hash:{},data:e,loc:{source:"reference-in\
dex",start:{line:64,column:2},end:{line:64,column:15}}}))!=null?r:"")+" ("+((r=l(o,"print").call(u,l(o,"code").call(u,n!=
null?l(n,"id"):n,{name:"code",hash:{},data:e,loc:{source:"reference-index",start:{line:64,column:17},end:{line:64,column:28}}}),
{name:"print",hash:{},data:e,loc:{source:"reference-index",start:{line:64,column:17},end:{line:64,column:28}}}))!=null?r:
"")+`)
`},compiler:[8,">= 4.3.0"],main:function(c,n,o,s,e){var r,u=n??(c.nullContext||{}),l=c.lookupProperty||function(i,a){if(Object.
prototype.hasOwnProperty.call(i,a))return i[a]};return"# "+((r=l(o,"print").call(u,n!=null?l(n,"title"):n,{name:"print",
hash:{},data:e,loc:{source:"reference-index",start:{line:1,column:2},end:{line:1,column:11}}}))!=null?r:"")+" "+((r=l(o,
"print").call(u,n!=null?l(n,"version"):n,{name:"print",hash:{},data:e,loc:{source:"reference-index",start:{line:1,column:12},
end:{line:1,column:23}}}))!=null?r:"")+`

`+((r=l(o,"print").call(u,l(o,"prose").call(u,n!=null?l(n,"description"):n,{name:"prose",hash:{},data:e,loc:{source:"ref\
erence-index",start:{line:3,column:0},end:{line:3,column:21}}}),{name:"print",hash:{},data:e,loc:{source:"reference-inde\
x",start:{line:3,column:0},end:{line:3,column:21}}}))!=null?r:"")+`

`+((r=l(o,"each").call(u,n!=null?l(n,"tags"):n,{name:"each",hash:{},fn:c.program(0,e,0),inverse:c.noop,data:e,loc:{source:"\
reference-index",start:{line:5,column:0},end:{line:16,column:9}}}))!=null?r:"")+`## Further pages

- [Schemas](schemas.md)
`+((r=l(o,"if").call(u,n!=null?l(n,"hasEvents"):n,{name:"if",hash:{},fn:c.program(2,e,0),inverse:c.noop,data:e,loc:{source:"\
reference-index",start:{line:20,column:0},end:{line:22,column:7}}}))!=null?r:"")+((r=l(o,"if").call(u,n!=null?l(n,"hasPe\
rmissions"):n,{name:"if",hash:{},fn:c.program(3,e,0),inverse:c.noop,data:e,loc:{source:"reference-index",start:{line:23,
column:0},end:{line:25,column:7}}}))!=null?r:"")+((r=l(o,"if").call(u,n!=null?l(n,"hasErrors"):n,{name:"if",hash:{},fn:c.
program(4,e,0),inverse:c.noop,data:e,loc:{source:"reference-index",start:{line:26,column:0},end:{line:28,column:7}}}))!=
null?r:"")+((r=l(o,"if").call(u,n!=null?l(n,"hasWebhooks"):n,{name:"if",hash:{},fn:c.program(5,e,0),inverse:c.noop,data:e,
loc:{source:"reference-index",start:{line:29,column:0},end:{line:31,column:7}}}))!=null?r:"")+((r=l(o,"if").call(u,n!=null?
l(n,"hasChannels"):n,{name:"if",hash:{},fn:c.program(6,e,0),inverse:c.noop,data:e,loc:{source:"reference-index",start:{line:32,
column:0},end:{line:34,column:7}}}))!=null?r:"")+`
`+((r=l(o,"if").call(u,n!=null?l(n,"lifecycles"):n,{name:"if",hash:{},fn:c.program(7,e,0),inverse:c.noop,data:e,loc:{source:"\
reference-index",start:{line:36,column:0},end:{line:59,column:7}}}))!=null?r:"")+((r=l(o,"if").call(u,n!=null?l(n,"behav\
iours"):n,{name:"if",hash:{},fn:c.program(12,e,0),inverse:c.noop,data:e,loc:{source:"reference-index",start:{line:60,column:0},
end:{line:66,column:7}}}))!=null?r:"")},useData:!0},
  "reference-permissions": {0:function(o,n,s,a,e){var r,i=n??(o.nullContext||{}),l=o.lookupProperty||function(u,c){if(Object.prototype.hasOwnProperty.
call(u,c))return u[c]};return"| "+((r=l(s,"print").call(i,l(s,"code").call(i,n!=null?l(n,"name"):n,{name:"code",hash:{},
data:e,loc:{source:"reference-permissions",start:{line:6,column:2},end:{line:6,column:15}}}),{name:"print",hash:{},data:e,
loc:{source:"reference-permissions",start:{line:6,column:2},end:{line:6,column:15}}}))!=null?r:"")+" | "+((r=l(s,"print").
call(i,n!=null?l(n,"bit"):n,{name:"print",hash:{},data:e,loc:{source:"reference-permissions",start:{line:6,column:18},end:{
line:6,column:25}}}))!=null?r:"")+" | "+((r=l(s,"print").call(i,l(s,"cell").call(i,n!=null?l(n,"description"):n,{name:"c\
ell",hash:{},data:e,loc:{source:"reference-permissions",start:{line:6,column:28},end:{line:6,column:48}}}),{name:"print",
hash:{},data:e,loc:{source:"reference-permissions",start:{line:6,column:28},end:{line:6,column:48}}}))!=null?r:"")+" | "+
((r=l(s,"each").call(i,n!=null?l(n,"operations"):n,{name:"each",hash:{},fn:o.program(1,e,0),inverse:o.noop,data:e,loc:{source:"\
reference-permissions",start:{line:6,column:51},end:{line:6,column:138}}}))!=null?r:"")+` |
`},1:function(o,n,s,a,e){var r,i=n??(o.nullContext||{}),l=o.lookupProperty||function(u,c){if(Object.prototype.hasOwnProperty.
call(u,c))return u[c]};return((r=l(s,"unless").call(i,e&&l(e,"first"),{name:"unless",hash:{},fn:o.program(2,e,0),inverse:o.
noop,data:e,loc:{source:"reference-permissions",start:{line:6,column:71},end:{line:6,column:102}}}))!=null?r:"")+((r=l(s,
"print").call(i,l(s,"link").call(i,n!=null?l(n,"identifier"):n,n!=null?l(n,"address"):n,{name:"link",hash:{},data:e,loc:{
source:"reference-permissions",start:{line:6,column:102},end:{line:6,column:129}}}),{name:"print",hash:{},data:e,loc:{source:"\
reference-permissions",start:{line:6,column:102},end:{line:6,column:129}}}))!=null?r:"")},2:function(o,n,s,a,e){return",\
 "},compiler:[8,">= 4.3.0"],main:function(o,n,s,a,e){var r,i=o.lookupProperty||function(l,u){if(Object.prototype.hasOwnProperty.
call(l,u))return l[u]};return`# Permissions

| name | bit | | operations that need it |
|---|---|---|---|
`+((r=i(s,"each").call(n??(o.nullContext||{}),n!=null?i(n,"permissions"):n,{name:"each",hash:{},fn:o.program(0,e,0),inverse:o.
noop,data:e,loc:{source:"reference-permissions",start:{line:5,column:0},end:{line:7,column:9}}}))!=null?r:"")},useData:!0},
  "reference-schemas": {0:function(c,n,o,i,r){var e,u=n??(c.nullContext||{}),l=c.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"- "+((e=l(o,"print").call(u,n!=null?l(n,"name"):n,{name:"print",hash:{},data:r,loc:{source:"\
reference-schemas",start:{line:4,column:2},end:{line:4,column:10}}}))!=null?e:"")+": "+((e=l(o,"each").call(u,n!=null?l(
n,"types"):n,{name:"each",hash:{},fn:c.program(1,r,0),inverse:c.noop,data:r,loc:{source:"reference-schemas",start:{line:4,
column:12},end:{line:4,column:94}}}))!=null?e:"")+`
`},1:function(c,n,o,i,r){var e,u=n??(c.nullContext||{}),l=c.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return((e=l(o,"unless").call(u,r&&l(r,"first"),{name:"unless",hash:{},fn:c.program(2,r,0),inverse:c.
noop,data:r,loc:{source:"reference-schemas",start:{line:4,column:27},end:{line:4,column:58}}}))!=null?e:"")+((e=l(o,"pri\
nt").call(u,l(o,"link").call(u,n!=null?l(n,"identifier"):n,n!=null?l(n,"address"):n,{name:"link",hash:{},data:r,loc:{source:"\
reference-schemas",start:{line:4,column:58},end:{line:4,column:85}}}),{name:"print",hash:{},data:r,loc:{source:"referenc\
e-schemas",start:{line:4,column:58},end:{line:4,column:85}}}))!=null?e:"")},2:function(c,n,o,i,r){return", "},3:function(c,n,o,i,r){
var e,u=n??(c.nullContext||{}),l=c.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.call(a,s))return a[s]};
return"## "+((e=l(o,"print").call(u,n!=null?l(n,"identifier"):n,{name:"print",hash:{},data:r,loc:{source:"reference-sche\
mas",start:{line:8,column:3},end:{line:8,column:17}}}))!=null?e:"")+`

`+((e=l(o,"if").call(u,n!=null?l(n,"deprecated"):n,{name:"if",hash:{},fn:c.program(4,r,0),inverse:c.noop,data:r,loc:{source:"\
reference-schemas",start:{line:10,column:0},end:{line:12,column:7}}}))!=null?e:"")+`
`+((e=l(o,"print").call(u,l(o,"prose").call(u,n!=null?l(n,"description"):n,{name:"prose",hash:{},data:r,loc:{source:"ref\
erence-schemas",start:{line:14,column:0},end:{line:14,column:21}}}),{name:"print",hash:{},data:r,loc:{source:"reference-\
schemas",start:{line:14,column:0},end:{line:14,column:21}}}))!=null?e:"")+`

`+((e=l(o,"print").call(u,l(o,"prose").call(u,n!=null?l(n,"standalone"):n,{name:"prose",hash:{},data:r,loc:{source:"refe\
rence-schemas",start:{line:16,column:0},end:{line:16,column:20}}}),{name:"print",hash:{},data:r,loc:{source:"reference-s\
chemas",start:{line:16,column:0},end:{line:16,column:20}}}))!=null?e:"")+`

`+((e=l(o,"if").call(u,n!=null?l(n,"shown"):n,{name:"if",hash:{},fn:c.program(5,r,0),inverse:c.noop,data:r,loc:{source:"\
reference-schemas",start:{line:18,column:0},end:{line:21,column:7}}}))!=null?e:"")+`
`+((e=l(o,"each").call(u,n!=null?l(n,"limits"):n,{name:"each",hash:{},fn:c.program(6,r,0),inverse:c.noop,data:r,loc:{source:"\
reference-schemas",start:{line:23,column:0},end:{line:25,column:9}}}))!=null?e:"")+`
`+((e=l(o,"if").call(u,n!=null?l(n,"members"):n,{name:"if",hash:{},fn:c.program(7,r,0),inverse:c.noop,data:r,loc:{source:"\
reference-schemas",start:{line:27,column:0},end:{line:33,column:7}}}))!=null?e:"")+`
`+((e=l(o,"if").call(u,n!=null?l(n,"flags"):n,{name:"if",hash:{},fn:c.program(9,r,0),inverse:c.noop,data:r,loc:{source:"\
reference-schemas",start:{line:35,column:0},end:{line:41,column:7}}}))!=null?e:"")+`
`+((e=l(o,"if").call(u,n!=null?l(n,"fields"):n,{name:"if",hash:{},fn:c.program(11,r,0),inverse:c.noop,data:r,loc:{source:"\
reference-schemas",start:{line:43,column:0},end:{line:45,column:7}}}))!=null?e:"")+`
`+((e=l(o,"each").call(u,n!=null?l(n,"behaviours"):n,{name:"each",hash:{},fn:c.program(12,r,0),inverse:c.noop,data:r,loc:{
source:"reference-schemas",start:{line:47,column:0},end:{line:49,column:9}}}))!=null?e:"")+`
`+((e=l(o,"if").call(u,n!=null?l(n,"unspecified"):n,{name:"if",hash:{},fn:c.program(13,r,0),inverse:c.noop,data:r,loc:{source:"\
reference-schemas",start:{line:51,column:0},end:{line:53,column:7}}}))!=null?e:"")+`
`},4:function(c,n,o,i,r){return`**Deprecated.**
`},5:function(c,n,o,i,r){var e,u=c.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.call(l,a))return l[a]};
return((e=c.invokePartial(u(i,"reference-type"),n,{name:"reference-type",data:r,helpers:o,partials:i,decorators:c.decorators}))!=
null?e:"")+`
`},6:function(c,n,o,i,r){var e,u=n??(c.nullContext||{}),l=c.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"- "+((e=l(o,"print").call(u,l(o,"prose").call(u,n,{name:"prose",hash:{},data:r,loc:{source:"\
reference-schemas",start:{line:24,column:2},end:{line:24,column:16}}}),{name:"print",hash:{},data:r,loc:{source:"referen\
ce-schemas",start:{line:24,column:2},end:{line:24,column:16}}}))!=null?e:"")+`
`},7:function(c,n,o,i,r){var e,u=c.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.call(l,a))return l[a]};
return`| name | value | |
|---|---|---|
`+((e=u(o,"each").call(n??(c.nullContext||{}),n!=null?u(n,"members"):n,{name:"each",hash:{},fn:c.program(8,r,0),inverse:c.
noop,data:r,loc:{source:"reference-schemas",start:{line:30,column:0},end:{line:32,column:9}}}))!=null?e:"")},8:function(c,n,o,i,r){
var e,u=n??(c.nullContext||{}),l=c.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.call(a,s))return a[s]};
return"| "+((e=l(o,"print").call(u,l(o,"cell").call(u,n!=null?l(n,"name"):n,{name:"cell",hash:{},data:r,loc:{source:"ref\
erence-schemas",start:{line:31,column:2},end:{line:31,column:15}}}),{name:"print",hash:{},data:r,loc:{source:"reference-\
schemas",start:{line:31,column:2},end:{line:31,column:15}}}))!=null?e:"")+" | "+((e=l(o,"print").call(u,l(o,"code").call(
u,n!=null?l(n,"value"):n,{name:"code",hash:{},data:r,loc:{source:"reference-schemas",start:{line:31,column:18},end:{line:31,
column:32}}}),{name:"print",hash:{},data:r,loc:{source:"reference-schemas",start:{line:31,column:18},end:{line:31,column:32}}}))!=
null?e:"")+" | "+((e=l(o,"print").call(u,l(o,"cell").call(u,n!=null?l(n,"description"):n,{name:"cell",hash:{},data:r,loc:{
source:"reference-schemas",start:{line:31,column:35},end:{line:31,column:55}}}),{name:"print",hash:{},data:r,loc:{source:"\
reference-schemas",start:{line:31,column:35},end:{line:31,column:55}}}))!=null?e:"")+` |
`},9:function(c,n,o,i,r){var e,u=c.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.call(l,a))return l[a]};
return`| flag | bit | |
|---|---|---|
`+((e=u(o,"each").call(n??(c.nullContext||{}),n!=null?u(n,"flags"):n,{name:"each",hash:{},fn:c.program(10,r,0),inverse:c.
noop,data:r,loc:{source:"reference-schemas",start:{line:38,column:0},end:{line:40,column:9}}}))!=null?e:"")},10:function(c,n,o,i,r){
var e,u=n??(c.nullContext||{}),l=c.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.call(a,s))return a[s]};
return"| "+((e=l(o,"print").call(u,l(o,"cell").call(u,n!=null?l(n,"name"):n,{name:"cell",hash:{},data:r,loc:{source:"ref\
erence-schemas",start:{line:39,column:2},end:{line:39,column:15}}}),{name:"print",hash:{},data:r,loc:{source:"reference-\
schemas",start:{line:39,column:2},end:{line:39,column:15}}}))!=null?e:"")+" | "+((e=l(o,"print").call(u,n!=null?l(n,"bit"):
n,{name:"print",hash:{},data:r,loc:{source:"reference-schemas",start:{line:39,column:18},end:{line:39,column:25}}}))!=null?
e:"")+" | "+((e=l(o,"print").call(u,l(o,"cell").call(u,n!=null?l(n,"description"):n,{name:"cell",hash:{},data:r,loc:{source:"\
reference-schemas",start:{line:39,column:28},end:{line:39,column:48}}}),{name:"print",hash:{},data:r,loc:{source:"refere\
nce-schemas",start:{line:39,column:28},end:{line:39,column:48}}}))!=null?e:"")+` |
`},11:function(c,n,o,i,r){var e,u=c.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.call(l,a))return l[a]};
return(e=c.invokePartial(u(i,"reference-fields"),n,{name:"reference-fields",data:r,helpers:o,partials:i,decorators:c.decorators}))!=
null?e:""},12:function(c,n,o,i,r){var e,u=n??(c.nullContext||{}),l=c.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"- "+((e=l(o,"print").call(u,l(o,"cell").call(u,n!=null?l(n,"text"):n,{name:"cell",hash:{},
data:r,loc:{source:"reference-schemas",start:{line:48,column:2},end:{line:48,column:15}}}),{name:"print",hash:{},data:r,
loc:{source:"reference-schemas",start:{line:48,column:2},end:{line:48,column:15}}}))!=null?e:"")+" ("+((e=l(o,"print").call(
u,l(o,"code").call(u,n!=null?l(n,"id"):n,{name:"code",hash:{},data:r,loc:{source:"reference-schemas",start:{line:48,column:17},
end:{line:48,column:28}}}),{name:"print",hash:{},data:r,loc:{source:"reference-schemas",start:{line:48,column:17},end:{line:48,
column:28}}}))!=null?e:"")+`)
`},13:function(c,n,o,i,r){var e,u=n??(c.nullContext||{}),l=c.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"A choice: "+((e=l(o,"print").call(u,l(o,"prose").call(u,n!=null?l(n,"unspecified"):n,{name:"\
prose",hash:{},data:r,loc:{source:"reference-schemas",start:{line:52,column:10},end:{line:52,column:31}}}),{name:"print",
hash:{},data:r,loc:{source:"reference-schemas",start:{line:52,column:10},end:{line:52,column:31}}}))!=null?e:"")+`
`},compiler:[8,">= 4.3.0"],main:function(c,n,o,i,r){var e,u=n??(c.nullContext||{}),l=c.lookupProperty||function(a,s){if(Object.
prototype.hasOwnProperty.call(a,s))return a[s]};return`# Schemas

`+((e=l(o,"each").call(u,n!=null?l(n,"groups"):n,{name:"each",hash:{},fn:c.program(0,r,0),inverse:c.noop,data:r,loc:{source:"\
reference-schemas",start:{line:3,column:0},end:{line:5,column:9}}}))!=null?e:"")+`
`+((e=l(o,"each").call(u,n!=null?l(n,"types"):n,{name:"each",hash:{},fn:c.program(3,r,0),inverse:c.noop,data:r,loc:{source:"\
reference-schemas",start:{line:7,column:0},end:{line:55,column:9}}}))!=null?e:"")},usePartial:!0,useData:!0},
  "reference-tag": {0:function(r,n,o,t,e,c,a){var l,i=n??(r.nullContext||{}),u=r.lookupProperty||function(s,f){if(Object.prototype.hasOwnProperty.
call(s,f))return s[f]};return"## "+((l=u(o,"print").call(i,n!=null?u(n,"identifier"):n,{name:"print",hash:{},data:e,loc:{
source:"reference-tag",start:{line:6,column:3},end:{line:6,column:17}}}))!=null?l:"")+`

`+((l=u(o,"if").call(i,n!=null?u(n,"deprecated"):n,{name:"if",hash:{},fn:r.program(1,e,0,c,a),inverse:r.noop,data:e,loc:{
source:"reference-tag",start:{line:8,column:0},end:{line:10,column:7}}}))!=null?l:"")+`
`+((l=u(o,"print").call(i,u(o,"prose").call(i,n!=null?u(n,"summary"):n,{name:"prose",hash:{},data:e,loc:{source:"referen\
ce-tag",start:{line:12,column:0},end:{line:12,column:17}}}),{name:"print",hash:{},data:e,loc:{source:"reference-tag",start:{
line:12,column:0},end:{line:12,column:17}}}))!=null?l:"")+`

`+((l=u(o,"print").call(i,u(o,"prose").call(i,n!=null?u(n,"description"):n,{name:"prose",hash:{},data:e,loc:{source:"ref\
erence-tag",start:{line:14,column:0},end:{line:14,column:21}}}),{name:"print",hash:{},data:e,loc:{source:"reference-tag",
start:{line:14,column:0},end:{line:14,column:21}}}))!=null?l:"")+`

`+((l=u(o,"print").call(i,u(o,"code").call(i,n!=null?u(n,"route"):n,{name:"code",hash:{},data:e,loc:{source:"reference-t\
ag",start:{line:16,column:0},end:{line:16,column:14}}}),{name:"print",hash:{},data:e,loc:{source:"reference-tag",start:{
line:16,column:0},end:{line:16,column:14}}}))!=null?l:"")+`

| | |
|---|---|
| Login | `+((l=u(o,"print").call(i,u(o,"cell").call(i,n!=null?u(n,"login"):n,{name:"cell",hash:{},data:e,loc:{source:"r\
eference-tag",start:{line:20,column:10},end:{line:20,column:24}}}),{name:"print",hash:{},data:e,loc:{source:"reference-t\
ag",start:{line:20,column:10},end:{line:20,column:24}}}))!=null?l:"")+` |
`+((l=u(o,"if").call(i,n!=null?u(n,"permissions"):n,{name:"if",hash:{},fn:r.program(2,e,0,c,a),inverse:r.noop,data:e,loc:{
source:"reference-tag",start:{line:21,column:0},end:{line:23,column:7}}}))!=null?l:"")+((l=u(o,"if").call(i,n!=null?u(n,
"ownerOnly"):n,{name:"if",hash:{},fn:r.program(3,e,0,c,a),inverse:r.noop,data:e,loc:{source:"reference-tag",start:{line:24,
column:0},end:{line:26,column:7}}}))!=null?l:"")+((l=u(o,"if").call(i,n!=null?u(n,"events"):n,{name:"if",hash:{},fn:r.program(
4,e,0,c,a),inverse:r.noop,data:e,loc:{source:"reference-tag",start:{line:27,column:0},end:{line:29,column:7}}}))!=null?l:
"")+((l=u(o,"if").call(i,n!=null?u(n,"sharesRoute"):n,{name:"if",hash:{},fn:r.program(5,e,0,c,a),inverse:r.noop,data:e,loc:{
source:"reference-tag",start:{line:30,column:0},end:{line:32,column:7}}}))!=null?l:"")+`
`+((l=u(o,"if").call(i,n!=null?u(n,"parameters"):n,{name:"if",hash:{},fn:r.program(6,e,0,c,a),inverse:r.noop,data:e,loc:{
source:"reference-tag",start:{line:34,column:0},end:{line:42,column:7}}}))!=null?l:"")+`
`+((l=u(o,"each").call(i,n!=null?u(n,"bodies"):n,{name:"each",hash:{},fn:r.program(11,e,0,c,a),inverse:r.noop,data:e,loc:{
source:"reference-tag",start:{line:44,column:0},end:{line:54,column:9}}}))!=null?l:"")+`
### Answers of `+((l=u(o,"print").call(i,n!=null?u(n,"identifier"):n,{name:"print",hash:{},data:e,loc:{source:"reference\
-tag",start:{line:56,column:15},end:{line:56,column:29}}}))!=null?l:"")+`

| status | body | |
|---|---|---|
`+((l=u(o,"each").call(i,n!=null?u(n,"responses"):n,{name:"each",hash:{},fn:r.program(15,e,0,c,a),inverse:r.noop,data:e,
loc:{source:"reference-tag",start:{line:60,column:0},end:{line:62,column:9}}}))!=null?l:"")+`
`+((l=u(o,"if").call(i,n!=null?u(n,"errors"):n,{name:"if",hash:{},fn:r.program(18,e,0,c,a),inverse:r.noop,data:e,loc:{source:"\
reference-tag",start:{line:64,column:0},end:{line:70,column:7}}}))!=null?l:"")+`
`+((l=u(o,"if").call(i,n!=null?u(n,"behaviours"):n,{name:"if",hash:{},fn:r.program(20,e,0,c,a),inverse:r.noop,data:e,loc:{
source:"reference-tag",start:{line:72,column:0},end:{line:78,column:7}}}))!=null?l:"")+`
`+((l=u(o,"if").call(i,n!=null?u(n,"unspecified"):n,{name:"if",hash:{},fn:r.program(23,e,0,c,a),inverse:r.noop,data:e,loc:{
source:"reference-tag",start:{line:80,column:0},end:{line:82,column:7}}}))!=null?l:"")+`
### Example of `+((l=u(o,"print").call(i,n!=null?u(n,"identifier"):n,{name:"print",hash:{},data:e,loc:{source:"reference\
-tag",start:{line:84,column:15},end:{line:84,column:29}}}))!=null?l:"")+`

`+((l=u(o,"print").call(i,u(o,"fence").call(i,n!=null?u(n,"example"):n,"ts",{name:"fence",hash:{},data:e,loc:{source:"re\
ference-tag",start:{line:86,column:0},end:{line:86,column:22}}}),{name:"print",hash:{},data:e,loc:{source:"reference-tag",
start:{line:86,column:0},end:{line:86,column:22}}}))!=null?l:"")+`

`},1:function(r,n,o,t,e){return`**Deprecated.**
`},2:function(r,n,o,t,e){var c,a=n??(r.nullContext||{}),l=r.lookupProperty||function(i,u){if(Object.prototype.hasOwnProperty.
call(i,u))return i[u]};return"| Permissions | "+((c=l(o,"print").call(a,l(o,"cell").call(a,n!=null?l(n,"permissions"):n,
{name:"cell",hash:{},data:e,loc:{source:"reference-tag",start:{line:22,column:16},end:{line:22,column:36}}}),{name:"prin\
t",hash:{},data:e,loc:{source:"reference-tag",start:{line:22,column:16},end:{line:22,column:36}}}))!=null?c:"")+` |
`},3:function(r,n,o,t,e){return`| Owner | only the owner of the guild |
`},4:function(r,n,o,t,e){var c,a=n??(r.nullContext||{}),l=r.lookupProperty||function(i,u){if(Object.prototype.hasOwnProperty.
call(i,u))return i[u]};return"| Events | "+((c=l(o,"print").call(a,l(o,"cell").call(a,n!=null?l(n,"events"):n,{name:"cel\
l",hash:{},data:e,loc:{source:"reference-tag",start:{line:28,column:11},end:{line:28,column:26}}}),{name:"print",hash:{},
data:e,loc:{source:"reference-tag",start:{line:28,column:11},end:{line:28,column:26}}}))!=null?c:"")+` |
`},5:function(r,n,o,t,e){var c,a=n??(r.nullContext||{}),l=r.lookupProperty||function(i,u){if(Object.prototype.hasOwnProperty.
call(i,u))return i[u]};return"| Shares its route with | "+((c=l(o,"print").call(a,l(o,"cell").call(a,n!=null?l(n,"shares\
Route"):n,{name:"cell",hash:{},data:e,loc:{source:"reference-tag",start:{line:31,column:26},end:{line:31,column:46}}}),{
name:"print",hash:{},data:e,loc:{source:"reference-tag",start:{line:31,column:26},end:{line:31,column:46}}}))!=null?c:"")+
` |
`},6:function(r,n,o,t,e){var c,a=n??(r.nullContext||{}),l=r.lookupProperty||function(i,u){if(Object.prototype.hasOwnProperty.
call(i,u))return i[u]};return"### Parameters of "+((c=l(o,"print").call(a,n!=null?l(n,"identifier"):n,{name:"print",hash:{},
data:e,loc:{source:"reference-tag",start:{line:35,column:18},end:{line:35,column:32}}}))!=null?c:"")+`

| name | in | type | required | default | |
|---|---|---|---|---|---|
`+((c=l(o,"each").call(a,n!=null?l(n,"parameters"):n,{name:"each",hash:{},fn:r.program(7,e,0),inverse:r.noop,data:e,loc:{
source:"reference-tag",start:{line:39,column:0},end:{line:41,column:9}}}))!=null?c:"")},7:function(r,n,o,t,e){var c,a=n??
(r.nullContext||{}),l=r.lookupProperty||function(i,u){if(Object.prototype.hasOwnProperty.call(i,u))return i[u]};return"|\
 "+((c=l(o,"print").call(a,l(o,"code").call(a,n!=null?l(n,"name"):n,{name:"code",hash:{},data:e,loc:{source:"reference-t\
ag",start:{line:40,column:2},end:{line:40,column:15}}}),{name:"print",hash:{},data:e,loc:{source:"reference-tag",start:{
line:40,column:2},end:{line:40,column:15}}}))!=null?c:"")+" | "+((c=l(o,"print").call(a,n!=null?l(n,"place"):n,{name:"pr\
int",hash:{},data:e,loc:{source:"reference-tag",start:{line:40,column:18},end:{line:40,column:27}}}))!=null?c:"")+" | "+
((c=r.invokePartial(l(t,"reference-type"),n,{name:"reference-type",data:e,helpers:o,partials:t,decorators:r.decorators}))!=
null?c:"")+" | "+((c=l(o,"if").call(a,n!=null?l(n,"required"):n,{name:"if",hash:{},fn:r.program(8,e,0),inverse:r.program(
9,e,0),data:e,loc:{source:"reference-tag",start:{line:40,column:53},end:{line:40,column:89}}}))!=null?c:"")+" | "+((c=l(
o,"if").call(a,n!=null?l(n,"fallback"):n,{name:"if",hash:{},fn:r.program(10,e,0),inverse:r.noop,data:e,loc:{source:"refe\
rence-tag",start:{line:40,column:92},end:{line:40,column:132}}}))!=null?c:"")+" | "+((c=l(o,"print").call(a,l(o,"cell").
call(a,n!=null?l(n,"text"):n,{name:"cell",hash:{},data:e,loc:{source:"reference-tag",start:{line:40,column:135},end:{line:40,
column:148}}}),{name:"print",hash:{},data:e,loc:{source:"reference-tag",start:{line:40,column:135},end:{line:40,column:148}}}))!=
null?c:"")+` |
`},8:function(r,n,o,t,e){return"yes"},9:function(r,n,o,t,e){return"no"},10:function(r,n,o,t,e){var c,a=n??(r.nullContext||
{}),l=r.lookupProperty||function(i,u){if(Object.prototype.hasOwnProperty.call(i,u))return i[u]};return(c=l(o,"print").call(
a,l(o,"code").call(a,n!=null?l(n,"fallback"):n,{name:"code",hash:{},data:e,loc:{source:"reference-tag",start:{line:40,column:108},
end:{line:40,column:125}}}),{name:"print",hash:{},data:e,loc:{source:"reference-tag",start:{line:40,column:108},end:{line:40,
column:125}}}))!=null?c:""},11:function(r,n,o,t,e,c,a){var l,i=n??(r.nullContext||{}),u=r.lookupProperty||function(s,f){
if(Object.prototype.hasOwnProperty.call(s,f))return s[f]};return"### Body of "+((l=u(o,"print").call(i,a[1]!=null?u(a[1],
"identifier"):a[1],{name:"print",hash:{},data:e,loc:{source:"reference-tag",start:{line:45,column:12},end:{line:45,column:29}}}))!=
null?l:"")+" as "+((l=u(o,"print").call(i,n!=null?u(n,"mediaType"):n,{name:"print",hash:{},data:e,loc:{source:"reference\
-tag",start:{line:45,column:33},end:{line:45,column:46}}}))!=null?l:"")+`

`+((l=u(o,"if").call(i,n!=null?u(n,"required"):n,{name:"if",hash:{},fn:r.program(12,e,0,c,a),inverse:r.program(13,e,0,c,
a),data:e,loc:{source:"reference-tag",start:{line:47,column:0},end:{line:47,column:49}}}))!=null?l:"")+" "+((l=r.invokePartial(
u(t,"reference-type"),n,{name:"reference-type",data:e,helpers:o,partials:t,decorators:r.decorators}))!=null?l:"")+`


`+((l=u(o,"if").call(i,n!=null?u(n,"fields"):n,{name:"if",hash:{},fn:r.program(14,e,0,c,a),inverse:r.noop,data:e,loc:{source:"\
reference-tag",start:{line:50,column:0},end:{line:52,column:7}}}))!=null?l:"")+`
`},12:function(r,n,o,t,e){return"Required."},13:function(r,n,o,t,e){return"Optional."},14:function(r,n,o,t,e){var c,a=r.
lookupProperty||function(l,i){if(Object.prototype.hasOwnProperty.call(l,i))return l[i]};return(c=r.invokePartial(a(t,"re\
ference-fields"),n,{name:"reference-fields",data:e,helpers:o,partials:t,decorators:r.decorators}))!=null?c:""},15:function(r,n,o,t,e){
var c,a=n??(r.nullContext||{}),l=r.lookupProperty||function(i,u){if(Object.prototype.hasOwnProperty.call(i,u))return i[u]};
return"| "+((c=l(o,"print").call(a,n!=null?l(n,"status"):n,{name:"print",hash:{},data:e,loc:{source:"reference-tag",start:{
line:61,column:2},end:{line:61,column:12}}}))!=null?c:"")+" | "+((c=l(o,"each").call(a,n!=null?l(n,"types"):n,{name:"eac\
h",hash:{},fn:r.program(16,e,0),inverse:r.noop,data:e,loc:{source:"reference-tag",start:{line:61,column:15},end:{line:61,
column:90}}}))!=null?c:"")+" | "+((c=l(o,"print").call(a,l(o,"cell").call(a,n!=null?l(n,"description"):n,{name:"cell",hash:{},
data:e,loc:{source:"reference-tag",start:{line:61,column:93},end:{line:61,column:113}}}),{name:"print",hash:{},data:e,loc:{
source:"reference-tag",start:{line:61,column:93},end:{line:61,column:113}}}))!=null?c:"")+` |
`},16:function(r,n,o,t,e){var c,a=r.lookupProperty||function(l,i){if(Object.prototype.hasOwnProperty.call(l,i))return l[i]};
return((c=a(o,"unless").call(n??(r.nullContext||{}),e&&a(e,"first"),{name:"unless",hash:{},fn:r.program(17,e,0),inverse:r.
noop,data:e,loc:{source:"reference-tag",start:{line:61,column:30},end:{line:61,column:61}}}))!=null?c:"")+((c=r.invokePartial(
a(t,"reference-type"),n,{name:"reference-type",data:e,helpers:o,partials:t,decorators:r.decorators}))!=null?c:"")},17:function(r,n,o,t,e){
return", "},18:function(r,n,o,t,e){var c,a=r.lookupProperty||function(l,i){if(Object.prototype.hasOwnProperty.call(l,i))
return l[i]};return`| error | status | code | message |
|---|---|---|---|
`+((c=a(o,"each").call(n??(r.nullContext||{}),n!=null?a(n,"errors"):n,{name:"each",hash:{},fn:r.program(19,e,0),inverse:r.
noop,data:e,loc:{source:"reference-tag",start:{line:67,column:0},end:{line:69,column:9}}}))!=null?c:"")},19:function(r,n,o,t,e){
var c,a=n??(r.nullContext||{}),l=r.lookupProperty||function(i,u){if(Object.prototype.hasOwnProperty.call(i,u))return i[u]};
return"| "+((c=l(o,"print").call(a,l(o,"code").call(a,n!=null?l(n,"name"):n,{name:"code",hash:{},data:e,loc:{source:"ref\
erence-tag",start:{line:68,column:2},end:{line:68,column:15}}}),{name:"print",hash:{},data:e,loc:{source:"reference-tag",
start:{line:68,column:2},end:{line:68,column:15}}}))!=null?c:"")+" | "+((c=l(o,"print").call(a,n!=null?l(n,"status"):n,{
name:"print",hash:{},data:e,loc:{source:"reference-tag",start:{line:68,column:18},end:{line:68,column:28}}}))!=null?c:"")+
" | "+((c=l(o,"print").call(a,n!=null?l(n,"code"):n,{name:"print",hash:{},data:e,loc:{source:"reference-tag",start:{line:68,
column:31},end:{line:68,column:44}}}))!=null?c:"")+" | "+((c=l(o,"print").call(a,l(o,"cell").call(a,n!=null?l(n,"message"):
n,{name:"cell",hash:{},data:e,loc:{source:"reference-tag",start:{line:68,column:47},end:{line:68,column:63}}}),{name:"pr\
int",hash:{},data:e,loc:{source:"reference-tag",start:{line:68,column:47},end:{line:68,column:63}}}))!=null?c:"")+` |
`},20:function(r,n,o,t,e){var c,a=n??(r.nullContext||{}),l=r.lookupProperty||function(i,u){if(Object.prototype.hasOwnProperty.
call(i,u))return i[u]};return"### Behaviour of "+((c=l(o,"print").call(a,n!=null?l(n,"identifier"):n,{name:"print",hash:{},
data:e,loc:{source:"reference-tag",start:{line:73,column:17},end:{line:73,column:31}}}))!=null?c:"")+`

`+((c=l(o,"each").call(a,n!=null?l(n,"behaviours"):n,{name:"each",hash:{},fn:r.program(21,e,0),inverse:r.noop,data:e,loc:{
source:"reference-tag",start:{line:75,column:0},end:{line:77,column:9}}}))!=null?c:"")},21:function(r,n,o,t,e){var c,a=n??
(r.nullContext||{}),l=r.lookupProperty||function(i,u){if(Object.prototype.hasOwnProperty.call(i,u))return i[u]};return"-\
 "+((c=l(o,"print").call(a,l(o,"cell").call(a,n!=null?l(n,"text"):n,{name:"cell",hash:{},data:e,loc:{source:"reference-t\
ag",start:{line:76,column:2},end:{line:76,column:15}}}),{name:"print",hash:{},data:e,loc:{source:"reference-tag",start:{
line:76,column:2},end:{line:76,column:15}}}))!=null?c:"")+" ("+((c=l(o,"print").call(a,l(o,"code").call(a,n!=null?l(n,"i\
d"):n,{name:"code",hash:{},data:e,loc:{source:"reference-tag",start:{line:76,column:17},end:{line:76,column:28}}}),{name:"\
print",hash:{},data:e,loc:{source:"reference-tag",start:{line:76,column:17},end:{line:76,column:28}}}))!=null?c:"")+")"+
((c=l(o,"if").call(a,n!=null?l(n,"unspecified"):n,{name:"if",hash:{},fn:r.program(22,e,0),inverse:r.noop,data:e,loc:{source:"\
reference-tag",start:{line:76,column:29},end:{line:76,column:86}}}))!=null?c:"")+`
`},22:function(r,n,o,t,e){var c,a=n??(r.nullContext||{}),l=r.lookupProperty||function(i,u){if(Object.prototype.hasOwnProperty.
call(i,u))return i[u]};return" A choice: "+((c=l(o,"print").call(a,l(o,"cell").call(a,n!=null?l(n,"unspecified"):n,{name:"\
cell",hash:{},data:e,loc:{source:"reference-tag",start:{line:76,column:59},end:{line:76,column:79}}}),{name:"print",hash:{},
data:e,loc:{source:"reference-tag",start:{line:76,column:59},end:{line:76,column:79}}}))!=null?c:"")},23:function(r,n,o,t,e){
var c,a=n??(r.nullContext||{}),l=r.lookupProperty||function(i,u){if(Object.prototype.hasOwnProperty.call(i,u))return i[u]};
return"A choice: "+((c=l(o,"print").call(a,l(o,"prose").call(a,n!=null?l(n,"unspecified"):n,{name:"prose",hash:{},data:e,
loc:{source:"reference-tag",start:{line:81,column:10},end:{line:81,column:31}}}),{name:"print",hash:{},data:e,loc:{source:"\
reference-tag",start:{line:81,column:10},end:{line:81,column:31}}}))!=null?c:"")+`
`},compiler:[8,">= 4.3.0"],main:function(r,n,o,t,e,c,a){var l,i=n??(r.nullContext||{}),u=r.lookupProperty||function(s,f){
if(Object.prototype.hasOwnProperty.call(s,f))return s[f]};return"# "+((l=u(o,"print").call(i,n!=null?u(n,"name"):n,{name:"\
print",hash:{},data:e,loc:{source:"reference-tag",start:{line:1,column:2},end:{line:1,column:10}}}))!=null?l:"")+`

`+((l=u(o,"print").call(i,u(o,"prose").call(i,n!=null?u(n,"description"):n,{name:"prose",hash:{},data:e,loc:{source:"ref\
erence-tag",start:{line:3,column:0},end:{line:3,column:21}}}),{name:"print",hash:{},data:e,loc:{source:"reference-tag",start:{
line:3,column:0},end:{line:3,column:21}}}))!=null?l:"")+`

`+((l=u(o,"each").call(i,n!=null?u(n,"operations"):n,{name:"each",hash:{},fn:r.program(0,e,0,c,a),inverse:r.noop,data:e,
loc:{source:"reference-tag",start:{line:5,column:0},end:{line:88,column:9}}}))!=null?l:"")},usePartial:!0,useData:!0,useDepths:!0},
  "reference-type": {0:function(n,l,c,a,u){var e,o=n.lookupProperty||function(r,t){if(Object.prototype.hasOwnProperty.call(r,t))return r[t]};
return((e=o(c,"print").call(l??(n.nullContext||{}),l!=null?o(l,"typeBefore"):l,{name:"print",hash:{},data:u,loc:{source:"\
reference-type",start:{line:1,column:18},end:{line:1,column:32}}}))!=null?e:"")+" "},1:function(n,l,c,a,u){var e,o=l??(n.
nullContext||{}),r=n.lookupProperty||function(t,i){if(Object.prototype.hasOwnProperty.call(t,i))return t[i]};return(e=r(
c,"print").call(o,r(c,"link").call(o,l!=null?r(l,"type"):l,l!=null?r(l,"typeLink"):l,{name:"link",hash:{},data:u,loc:{source:"\
reference-type",start:{line:1,column:56},end:{line:1,column:78}}}),{name:"print",hash:{},data:u,loc:{source:"reference-t\
ype",start:{line:1,column:56},end:{line:1,column:78}}}))!=null?e:""},2:function(n,l,c,a,u){var e,o=n.lookupProperty||function(r,t){
if(Object.prototype.hasOwnProperty.call(r,t))return r[t]};return(e=o(c,"print").call(l??(n.nullContext||{}),l!=null?o(l,
"type"):l,{name:"print",hash:{},data:u,loc:{source:"reference-type",start:{line:1,column:86},end:{line:1,column:94}}}))!=
null?e:""},3:function(n,l,c,a,u){var e,o=n.lookupProperty||function(r,t){if(Object.prototype.hasOwnProperty.call(r,t))return r[t]};
return" "+((e=o(c,"print").call(l??(n.nullContext||{}),l!=null?o(l,"typeAfter"):l,{name:"print",hash:{},data:u,loc:{source:"\
reference-type",start:{line:1,column:119},end:{line:1,column:132}}}))!=null?e:"")},compiler:[8,">= 4.3.0"],main:function(n,l,c,a,u){
var e,o=l??(n.nullContext||{}),r=n.lookupProperty||function(t,i){if(Object.prototype.hasOwnProperty.call(t,i))return t[i]};
return((e=r(c,"if").call(o,l!=null?r(l,"typeBefore"):l,{name:"if",hash:{},fn:n.program(0,u,0),inverse:n.noop,data:u,loc:{
source:"reference-type",start:{line:1,column:0},end:{line:1,column:40}}}))!=null?e:"")+((e=r(c,"if").call(o,l!=null?r(l,
"typeLink"):l,{name:"if",hash:{},fn:n.program(1,u,0),inverse:n.program(2,u,0),data:u,loc:{source:"reference-type",start:{
line:1,column:40},end:{line:1,column:101}}}))!=null?e:"")+((e=r(c,"if").call(o,l!=null?r(l,"typeAfter"):l,{name:"if",hash:{},
fn:n.program(3,u,0),inverse:n.noop,data:u,loc:{source:"reference-type",start:{line:1,column:101},end:{line:1,column:140}}}))!=
null?e:"")},useData:!0},
  "reference-webhooks": {0:function(r,n,u,i,o){var e,c=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"## "+((e=l(u,"print").call(c,n!=null?l(n,"name"):n,{name:"print",hash:{},data:o,loc:{source:"\
reference-webhooks",start:{line:6,column:3},end:{line:6,column:11}}}))!=null?e:"")+`

`+((e=l(u,"print").call(c,l(u,"prose").call(c,n!=null?l(n,"summary"):n,{name:"prose",hash:{},data:o,loc:{source:"referen\
ce-webhooks",start:{line:8,column:0},end:{line:8,column:17}}}),{name:"print",hash:{},data:o,loc:{source:"reference-webho\
oks",start:{line:8,column:0},end:{line:8,column:17}}}))!=null?e:"")+`

`+((e=l(u,"print").call(c,l(u,"prose").call(c,n!=null?l(n,"description"):n,{name:"prose",hash:{},data:o,loc:{source:"ref\
erence-webhooks",start:{line:10,column:0},end:{line:10,column:21}}}),{name:"print",hash:{},data:o,loc:{source:"reference\
-webhooks",start:{line:10,column:0},end:{line:10,column:21}}}))!=null?e:"")+`

`+((e=l(u,"if").call(c,n!=null?l(n,"parameters"):n,{name:"if",hash:{},fn:r.program(1,o,0),inverse:r.noop,data:o,loc:{source:"\
reference-webhooks",start:{line:12,column:0},end:{line:18,column:7}}}))!=null?e:"")+`
`+((e=l(u,"each").call(c,n!=null?l(n,"bodies"):n,{name:"each",hash:{},fn:r.program(5,o,0),inverse:r.noop,data:o,loc:{source:"\
reference-webhooks",start:{line:20,column:0},end:{line:23,column:9}}}))!=null?e:"")+`
### Answers of `+((e=l(u,"print").call(c,n!=null?l(n,"name"):n,{name:"print",hash:{},data:o,loc:{source:"reference-webho\
oks",start:{line:25,column:15},end:{line:25,column:23}}}))!=null?e:"")+`

| status | body | |
|---|---|---|
`+((e=l(u,"each").call(c,n!=null?l(n,"responses"):n,{name:"each",hash:{},fn:r.program(6,o,0),inverse:r.noop,data:o,loc:{
source:"reference-webhooks",start:{line:29,column:0},end:{line:31,column:9}}}))!=null?e:"")+`
`+((e=l(u,"if").call(c,n!=null?l(n,"allowed"):n,{name:"if",hash:{},fn:r.program(9,o,0),inverse:r.noop,data:o,loc:{source:"\
reference-webhooks",start:{line:33,column:0},end:{line:44,column:7}}}))!=null?e:"")+`
`+((e=l(u,"if").call(c,n!=null?l(n,"followUps"):n,{name:"if",hash:{},fn:r.program(12,o,0),inverse:r.noop,data:o,loc:{source:"\
reference-webhooks",start:{line:46,column:0},end:{line:48,column:7}}}))!=null?e:"")+`
`+((e=l(u,"if").call(c,n!=null?l(n,"signature"):n,{name:"if",hash:{},fn:r.program(13,o,0),inverse:r.noop,data:o,loc:{source:"\
reference-webhooks",start:{line:50,column:0},end:{line:60,column:7}}}))!=null?e:"")+`
`+((e=l(u,"if").call(c,n!=null?l(n,"behaviours"):n,{name:"if",hash:{},fn:r.program(14,o,0),inverse:r.noop,data:o,loc:{source:"\
reference-webhooks",start:{line:62,column:0},end:{line:68,column:7}}}))!=null?e:"")+`
`+((e=l(u,"if").call(c,n!=null?l(n,"unspecified"):n,{name:"if",hash:{},fn:r.program(17,o,0),inverse:r.noop,data:o,loc:{source:"\
reference-webhooks",start:{line:70,column:0},end:{line:72,column:7}}}))!=null?e:"")+`
`},1:function(r,n,u,i,o){var e,c=r.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.call(l,a))return l[a]};
return`| name | in | type | required | |
|---|---|---|---|---|
`+((e=c(u,"each").call(n??(r.nullContext||{}),n!=null?c(n,"parameters"):n,{name:"each",hash:{},fn:r.program(2,o,0),inverse:r.
noop,data:o,loc:{source:"reference-webhooks",start:{line:15,column:0},end:{line:17,column:9}}}))!=null?e:"")},2:function(r,n,u,i,o){
var e,c=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.call(a,s))return a[s]};
return"| "+((e=l(u,"print").call(c,l(u,"code").call(c,n!=null?l(n,"name"):n,{name:"code",hash:{},data:o,loc:{source:"ref\
erence-webhooks",start:{line:16,column:2},end:{line:16,column:15}}}),{name:"print",hash:{},data:o,loc:{source:"reference\
-webhooks",start:{line:16,column:2},end:{line:16,column:15}}}))!=null?e:"")+" | "+((e=l(u,"print").call(c,n!=null?l(n,"p\
lace"):n,{name:"print",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:16,column:18},end:{line:16,column:27}}}))!=
null?e:"")+" | "+((e=r.invokePartial(l(i,"reference-type"),n,{name:"reference-type",data:o,helpers:u,partials:i,decorators:r.
decorators}))!=null?e:"")+" | "+((e=l(u,"if").call(c,n!=null?l(n,"required"):n,{name:"if",hash:{},fn:r.program(3,o,0),inverse:r.
program(4,o,0),data:o,loc:{source:"reference-webhooks",start:{line:16,column:53},end:{line:16,column:89}}}))!=null?e:"")+
" | "+((e=l(u,"print").call(c,l(u,"cell").call(c,n!=null?l(n,"text"):n,{name:"cell",hash:{},data:o,loc:{source:"referenc\
e-webhooks",start:{line:16,column:92},end:{line:16,column:105}}}),{name:"print",hash:{},data:o,loc:{source:"reference-we\
bhooks",start:{line:16,column:92},end:{line:16,column:105}}}))!=null?e:"")+` |
`},3:function(r,n,u,i,o){return"yes"},4:function(r,n,u,i,o){return"no"},5:function(r,n,u,i,o){var e,c=r.lookupProperty||
function(l,a){if(Object.prototype.hasOwnProperty.call(l,a))return l[a]};return"Body as "+((e=c(u,"print").call(n??(r.nullContext||
{}),n!=null?c(n,"mediaType"):n,{name:"print",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:21,column:8},end:{
line:21,column:21}}}))!=null?e:"")+": "+((e=r.invokePartial(c(i,"reference-type"),n,{name:"reference-type",data:o,helpers:u,
partials:i,decorators:r.decorators}))!=null?e:"")+`.

`},6:function(r,n,u,i,o){var e,c=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"| "+((e=l(u,"print").call(c,n!=null?l(n,"status"):n,{name:"print",hash:{},data:o,loc:{source:"\
reference-webhooks",start:{line:30,column:2},end:{line:30,column:12}}}))!=null?e:"")+" | "+((e=l(u,"each").call(c,n!=null?
l(n,"types"):n,{name:"each",hash:{},fn:r.program(7,o,0),inverse:r.noop,data:o,loc:{source:"reference-webhooks",start:{line:30,
column:15},end:{line:30,column:90}}}))!=null?e:"")+" | "+((e=l(u,"print").call(c,l(u,"cell").call(c,n!=null?l(n,"descrip\
tion"):n,{name:"cell",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:30,column:93},end:{line:30,column:113}}}),
{name:"print",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:30,column:93},end:{line:30,column:113}}}))!=null?
e:"")+` |
`},7:function(r,n,u,i,o){var e,c=r.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.call(l,a))return l[a]};
return((e=c(u,"unless").call(n??(r.nullContext||{}),o&&c(o,"first"),{name:"unless",hash:{},fn:r.program(8,o,0),inverse:r.
noop,data:o,loc:{source:"reference-webhooks",start:{line:30,column:30},end:{line:30,column:61}}}))!=null?e:"")+((e=r.invokePartial(
c(i,"reference-type"),n,{name:"reference-type",data:o,helpers:u,partials:i,decorators:r.decorators}))!=null?e:"")},8:function(r,n,u,i,o){
return", "},9:function(r,n,u,i,o){var e,c=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"What may be answered depends on "+((e=l(u,"print").call(c,l(u,"code").call(c,n!=null?l(n,"\
discriminator"):n,{name:"code",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:34,column:32},end:{line:34,column:54}}}),
{name:"print",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:34,column:32},end:{line:34,column:54}}}))!=null?
e:"")+`:

| `+((e=l(u,"print").call(c,l(u,"cell").call(c,n!=null?l(n,"discriminator"):n,{name:"cell",hash:{},data:o,loc:{source:"r\
eference-webhooks",start:{line:36,column:2},end:{line:36,column:24}}}),{name:"print",hash:{},data:o,loc:{source:"referen\
ce-webhooks",start:{line:36,column:2},end:{line:36,column:24}}}))!=null?e:"")+` | types of answer |
|---|---|
`+((e=l(u,"each").call(c,n!=null?l(n,"automatic"):n,{name:"each",hash:{},fn:r.program(10,o,0),inverse:r.noop,data:o,loc:{
source:"reference-webhooks",start:{line:38,column:0},end:{line:40,column:9}}}))!=null?e:"")+((e=l(u,"each").call(c,n!=null?
l(n,"allowed"):n,{name:"each",hash:{},fn:r.program(11,o,0),inverse:r.noop,data:o,loc:{source:"reference-webhooks",start:{
line:41,column:0},end:{line:43,column:9}}}))!=null?e:"")},10:function(r,n,u,i,o){var e,c=n??(r.nullContext||{}),l=r.lookupProperty||
function(a,s){if(Object.prototype.hasOwnProperty.call(a,s))return a[s]};return"| "+((e=l(u,"print").call(c,l(u,"code").call(
c,n!=null?l(n,"when"):n,{name:"code",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:39,column:2},end:{line:39,
column:15}}}),{name:"print",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:39,column:2},end:{line:39,column:15}}}))!=
null?e:"")+" | "+((e=l(u,"print").call(c,l(u,"code").call(c,n!=null?l(n,"respond"):n,{name:"code",hash:{},data:o,loc:{source:"\
reference-webhooks",start:{line:39,column:18},end:{line:39,column:34}}}),{name:"print",hash:{},data:o,loc:{source:"refer\
ence-webhooks",start:{line:39,column:18},end:{line:39,column:34}}}))!=null?e:"")+`, always |
`},11:function(r,n,u,i,o){var e,c=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"| "+((e=l(u,"print").call(c,l(u,"code").call(c,n!=null?l(n,"when"):n,{name:"code",hash:{},
data:o,loc:{source:"reference-webhooks",start:{line:42,column:2},end:{line:42,column:15}}}),{name:"print",hash:{},data:o,
loc:{source:"reference-webhooks",start:{line:42,column:2},end:{line:42,column:15}}}))!=null?e:"")+" | "+((e=l(u,"print").
call(c,l(u,"cell").call(c,n!=null?l(n,"allow"):n,{name:"cell",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:42,
column:18},end:{line:42,column:32}}}),{name:"print",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:42,column:18},
end:{line:42,column:32}}}))!=null?e:"")+` |
`},12:function(r,n,u,i,o){var e,c=r.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.call(l,a))return l[a]};
return"Operations that answer later: "+((e=c(u,"print").call(n??(r.nullContext||{}),n!=null?c(n,"followUps"):n,{name:"pr\
int",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:47,column:30},end:{line:47,column:43}}}))!=null?e:"")+`\
.
`},13:function(r,n,u,i,o){var e,c=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"### Signature of "+((e=l(u,"print").call(c,n!=null?l(n,"name"):n,{name:"print",hash:{},data:o,
loc:{source:"reference-webhooks",start:{line:51,column:17},end:{line:51,column:25}}}))!=null?e:"")+`

| | |
|---|---|
| Scheme | `+((e=l(u,"print").call(c,l(u,"cell").call(c,(e=n!=null?l(n,"signature"):n)!=null?l(e,"scheme"):e,{name:"cell",
hash:{},data:o,loc:{source:"reference-webhooks",start:{line:55,column:11},end:{line:55,column:36}}}),{name:"print",hash:{},
data:o,loc:{source:"reference-webhooks",start:{line:55,column:11},end:{line:55,column:36}}}))!=null?e:"")+", written as "+
((e=l(u,"print").call(c,l(u,"cell").call(c,(e=n!=null?l(n,"signature"):n)!=null?l(e,"encoding"):e,{name:"cell",hash:{},data:o,
loc:{source:"reference-webhooks",start:{line:55,column:49},end:{line:55,column:76}}}),{name:"print",hash:{},data:o,loc:{
source:"reference-webhooks",start:{line:55,column:49},end:{line:55,column:76}}}))!=null?e:"")+` |
| Signature in the header | `+((e=l(u,"print").call(c,l(u,"code").call(c,(e=n!=null?l(n,"signature"):n)!=null?l(e,"signa\
tureHeader"):e,{name:"code",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:56,column:28},end:{line:56,column:62}}}),
{name:"print",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:56,column:28},end:{line:56,column:62}}}))!=null?
e:"")+` |
| Timestamp in the header | `+((e=l(u,"print").call(c,l(u,"code").call(c,(e=n!=null?l(n,"signature"):n)!=null?l(e,"times\
tampHeader"):e,{name:"code",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:57,column:28},end:{line:57,column:62}}}),
{name:"print",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:57,column:28},end:{line:57,column:62}}}))!=null?
e:"")+` |
| Signed content | `+((e=l(u,"print").call(c,l(u,"cell").call(c,(e=n!=null?l(n,"signature"):n)!=null?l(e,"content"):e,{name:"\
cell",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:58,column:19},end:{line:58,column:45}}}),{name:"print",
hash:{},data:o,loc:{source:"reference-webhooks",start:{line:58,column:19},end:{line:58,column:45}}}))!=null?e:"")+` |
| Answer to a wrong signature | `+((e=l(u,"print").call(c,(e=n!=null?l(n,"signature"):n)!=null?l(e,"failureStatus"):e,{name:"\
print",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:59,column:32},end:{line:59,column:59}}}))!=null?e:"")+
` |
`},14:function(r,n,u,i,o){var e,c=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return"### Behaviour of "+((e=l(u,"print").call(c,n!=null?l(n,"name"):n,{name:"print",hash:{},data:o,
loc:{source:"reference-webhooks",start:{line:63,column:17},end:{line:63,column:25}}}))!=null?e:"")+`

`+((e=l(u,"each").call(c,n!=null?l(n,"behaviours"):n,{name:"each",hash:{},fn:r.program(15,o,0),inverse:r.noop,data:o,loc:{
source:"reference-webhooks",start:{line:65,column:0},end:{line:67,column:9}}}))!=null?e:"")},15:function(r,n,u,i,o){var e,
c=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.call(a,s))return a[s]};return"\
- "+((e=l(u,"print").call(c,l(u,"cell").call(c,n!=null?l(n,"text"):n,{name:"cell",hash:{},data:o,loc:{source:"reference-\
webhooks",start:{line:66,column:2},end:{line:66,column:15}}}),{name:"print",hash:{},data:o,loc:{source:"reference-webhoo\
ks",start:{line:66,column:2},end:{line:66,column:15}}}))!=null?e:"")+" ("+((e=l(u,"print").call(c,l(u,"code").call(c,n!=
null?l(n,"id"):n,{name:"code",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:66,column:17},end:{line:66,column:28}}}),
{name:"print",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:66,column:17},end:{line:66,column:28}}}))!=null?
e:"")+")"+((e=l(u,"if").call(c,n!=null?l(n,"unspecified"):n,{name:"if",hash:{},fn:r.program(16,o,0),inverse:r.noop,data:o,
loc:{source:"reference-webhooks",start:{line:66,column:29},end:{line:66,column:86}}}))!=null?e:"")+`
`},16:function(r,n,u,i,o){var e,c=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.
call(a,s))return a[s]};return" A choice: "+((e=l(u,"print").call(c,l(u,"cell").call(c,n!=null?l(n,"unspecified"):n,{name:"\
cell",hash:{},data:o,loc:{source:"reference-webhooks",start:{line:66,column:59},end:{line:66,column:79}}}),{name:"print",
hash:{},data:o,loc:{source:"reference-webhooks",start:{line:66,column:59},end:{line:66,column:79}}}))!=null?e:"")},17:function(r,n,u,i,o){
var e,c=n??(r.nullContext||{}),l=r.lookupProperty||function(a,s){if(Object.prototype.hasOwnProperty.call(a,s))return a[s]};
return"A choice: "+((e=l(u,"print").call(c,l(u,"prose").call(c,n!=null?l(n,"unspecified"):n,{name:"prose",hash:{},data:o,
loc:{source:"reference-webhooks",start:{line:71,column:10},end:{line:71,column:31}}}),{name:"print",hash:{},data:o,loc:{
source:"reference-webhooks",start:{line:71,column:10},end:{line:71,column:31}}}))!=null?e:"")+`
`},compiler:[8,">= 4.3.0"],main:function(r,n,u,i,o){var e,c=r.lookupProperty||function(l,a){if(Object.prototype.hasOwnProperty.
call(l,a))return l[a]};return`# Webhooks

Requests that the service makes itself.

`+((e=c(u,"each").call(n??(r.nullContext||{}),n!=null?c(n,"webhooks"):n,{name:"each",hash:{},fn:r.program(0,o,0),inverse:r.
noop,data:o,loc:{source:"reference-webhooks",start:{line:5,column:0},end:{line:74,column:9}}}))!=null?e:"")},usePartial:!0,
useData:!0},
};
