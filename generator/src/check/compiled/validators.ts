// @ts-nocheck
// Machine-written by generator/schema/compile.mjs from the meta-schemas beside it. Do not edit.
import type { CompiledFormat, CompiledValidator } from "../validator.js";

var Ft=Object.create;var xt=Object.defineProperty;var Wt=Object.getOwnPropertyDescriptor;var Xt=Object.getOwnPropertyNames;var Yt=Object.getPrototypeOf,Gt=Object.prototype.hasOwnProperty;var ft=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(b){throw i=0,b}};var Jt=(r,i,b,w)=>{if(i&&typeof i=="object"||typeof i=="function")for(let j of Xt(i))!Gt.call(r,j)&&j!==b&&xt(r,j,{get:()=>i[j],
enumerable:!(w=Wt(i,j))||w.enumerable});return r};var Qt=(r,i,b)=>(b=r!=null?Ft(Yt(r)):{},Jt(i||!r||!r.__esModule?xt(b,"default",{value:r,enumerable:!0}):b,r));var ht=ft(ne=>{"use strict";Object.defineProperty(ne,"__esModule",{value:!0});ne.formatNames=ne.fastFormats=ne.fullFormats=
void 0;function ie(r,i){return{validate:r,compare:i}}ne.fullFormats={date:ie(It,mt),time:ie(yt(!0),dt),"date-time":ie(At(
!0),_t),"iso-time":ie(yt(),Ot),"iso-date-time":ie(At(),Dt),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ns,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ys,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:ps,int32:{type:"number",validate:ls},int64:{type:"number",validate:fs},float:{type:"number",validate:qt},double:{type:"\
number",validate:qt},password:!0,binary:!0};ne.fastFormats={...ne.fullFormats,date:ie(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,mt),time:ie(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,dt),"date-time":ie(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
_t),"iso-time":ie(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ot),"iso-date-time":ie(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Dt),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ne.formatNames=Object.keys(ne.fullFormats);function es(r){return r%4===0&&(r%100!==0||r%400===0)}var rs=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
ts=[0,31,28,31,30,31,30,31,31,30,31,30,31];function It(r){let i=rs.exec(r);if(!i)return!1;let b=+i[1],w=+i[2],j=+i[3];return w>=
1&&w<=12&&j>=1&&j<=(w===2&&es(b)?29:ts[w])}function mt(r,i){if(r&&i)return r>i?1:r<i?-1:0}var ut=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function yt(r){return function(b){let w=ut.exec(b);if(!w)return!1;let j=+w[1],O=+w[2],e=+w[3],t=w[4],l=w[5]==="-"?-1:1,s=+(w[6]||
0),n=+(w[7]||0);if(s>23||n>59||r&&!t)return!1;if(j<=23&&O<=59&&e<60)return!0;let o=O-n*l,p=j-s*l-(o<0?1:0);return(p===23||
p===-1)&&(o===59||o===-1)&&e<61}}function dt(r,i){if(!(r&&i))return;let b=new Date("2020-01-01T"+r).valueOf(),w=new Date(
"2020-01-01T"+i).valueOf();if(b&&w)return b-w}function Ot(r,i){if(!(r&&i))return;let b=ut.exec(r),w=ut.exec(i);if(b&&w)return r=
b[1]+b[2]+b[3],i=w[1]+w[2]+w[3],r>i?1:r<i?-1:0}var ct=/t|\s/i;function At(r){let i=yt(r);return function(w){let j=w.split(
ct);return j.length===2&&It(j[0])&&i(j[1])}}function _t(r,i){if(!(r&&i))return;let b=new Date(r).valueOf(),w=new Date(i).
valueOf();if(b&&w)return b-w}function Dt(r,i){if(!(r&&i))return;let[b,w]=r.split(ct),[j,O]=i.split(ct),e=mt(b,j);if(e!==
void 0)return e||dt(w,O)}var ss=/\/|:/,is=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ns(r){return ss.test(r)&&is.test(r)}var jt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ps(r){return jt.lastIndex=0,jt.test(r)}var as=-(2**31),os=2**31-1;function ls(r){return Number.isInteger(r)&&r<=
os&&r>=as}function fs(r){return Number.isInteger(r)}function qt(){return!0}var us=/[^\\]\\Z/;function ys(r){if(us.test(r))
return!1;try{return new RegExp(r),!0}catch{return!1}}});var zt=ft(Nt=>{"use strict";function $t(r,i){if(r===i)return!0;if(typeof r!="object"||typeof i!="object"||r===null||i===
null||Array.isArray(r)!==Array.isArray(i))return!1;let b=Object.keys(r);return b.length===Object.keys(i).length&&b.every(
w=>Object.hasOwn(i,w)&&$t(r[w],i[w]))}Nt.default=$t});var Et=ft(gt=>{"use strict";Object.defineProperty(gt,"__esModule",{value:!0});function Ut(r){let i=r.length,b=0,w=0,j;for(;w<
i;)b++,j=r.charCodeAt(w++),j>=55296&&j<=56319&&w<i&&(j=r.charCodeAt(w),(j&64512)===56320&&w++);return b}gt.default=Ut;Ut.
code='require("ajv/dist/runtime/ucs2length").default'});var Rs=Qt(ht()),Zs=we;var cs=new RegExp("^3\\.1\\.\\d+(-.+)?$","u"),$=new RegExp("^x-","u"),S=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function we(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=we.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);let s=t,n=!1,o=t;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.paths===void 0){let u={instancePath:i,schemaPath:"#/anyOf/0/required",keyword:"required",params:{
missingProperty:"paths"}};e===null?e=[u]:e.push(u),t++}var f=o===t;n=n||f;let p=t;if(r&&typeof r=="object"&&!Array.isArray(
r)&&r.components===void 0){let u={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"\
components"}};e===null?e=[u]:e.push(u),t++}var f=p===t;n=n||f;let a=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.webhooks===
void 0){let u={instancePath:i,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty:"webhooks"}};e===
null?e=[u]:e.push(u),t++}var f=a===t;if(n=n||f,n)t=s,e!==null&&(s?e.length=s:e=null);else{let u={instancePath:i,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.openapi===
void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"openapi"}};e===null?e=
[u]:e.push(u),t++}if(r.info===void 0){let u={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
info"}};e===null?e=[u]:e.push(u),t++}if(r.openapi!==void 0){let u=r.openapi;if(typeof u=="string"){if(!cs.test(u)){let g={
instancePath:i+"/openapi",schemaPath:"#/properties/openapi/pattern",keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+(-.+)?$"}};
e===null?e=[g]:e.push(g),t++}}else{let g={instancePath:i+"/openapi",schemaPath:"#/properties/openapi/type",keyword:"type",
params:{type:"string"}};e===null?e=[g]:e.push(g),t++}}if(r.jsonSchemaDialect!==void 0){let u=r.jsonSchemaDialect;if(typeof u==
"string"){if(!S.test(u)){let g={instancePath:i+"/jsonSchemaDialect",schemaPath:"#/properties/jsonSchemaDialect/format",keyword:"\
format",params:{format:"uri-reference"}};e===null?e=[g]:e.push(g),t++}}else{let g={instancePath:i+"/jsonSchemaDialect",schemaPath:"\
#/properties/jsonSchemaDialect/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),t++}}if(r.servers!==
void 0&&!Array.isArray(r.servers)){let u={instancePath:i+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",
params:{type:"array"}};e===null?e=[u]:e.push(u),t++}if(r.webhooks!==void 0){let u=r.webhooks;if(!(u&&typeof u=="object"&&
!Array.isArray(u))){let g={instancePath:i+"/webhooks",schemaPath:"#/properties/webhooks/type",keyword:"type",params:{type:"\
object"}};e===null?e=[g]:e.push(g),t++}}if(r.security!==void 0&&!Array.isArray(r.security)){let u={instancePath:i+"/secu\
rity",schemaPath:"#/properties/security/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),t++}if(r.tags!==
void 0&&!Array.isArray(r.tags)){let u={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"}};e===null?e=[u]:e.push(u),t++}var y={};y.openapi=!0,y.info=!0,y.jsonSchemaDialect=!0,y.servers=!0,y.paths=
!0,y.webhooks=!0,y.components=!0,y.security=!0,y.tags=!0,y.externalDocs=!0;for(let u in r)$.test(u)&&(y[u]=!0);if(y!==!0){
for(let u in r)if(!y||!y[u]){let g={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",
params:{unevaluatedProperty:u}};e===null?e=[g]:e.push(g),t++}}}else{let u={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[u]:e.push(u),t++}return we.errors=e,t===0}we.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ts=ve;function ve(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.title===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}};
e===null?e=[n]:e.push(n),t++}if(r.version===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"version"}};e===null?e=[n]:e.push(n),t++}if(r.title!==void 0&&typeof r.title!="string"){let n={instancePath:i+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.summary!==
void 0&&typeof r.summary!="string"){let n={instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.description!==void 0&&typeof r.description!="string"){let n={
instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),t++}if(r.termsOfService!==void 0){let n=r.termsOfService;if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+
"/termsOfService",schemaPath:"#/properties/termsOfService/format",keyword:"format",params:{format:"uri-reference"}};e===
null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/termsOfService",schemaPath:"#/properties/termsOfService/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}if(r.version!==void 0&&typeof r.version!="string"){let n={instancePath:i+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}var s={};
s.title=!0,s.summary=!0,s.description=!0,s.termsOfService=!0,s.contact=!0,s.license=!0,s.version=!0;for(let n in r)$.test(
n)&&(s[n]=!0);if(s!==!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"\
unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return ve.errors=e,t===0}ve.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Bs=be;var Bt=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function be(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.name!==void 0&&typeof r.name!="string"){let n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.url!==void 0){let n=r.url;if(typeof n=="string"){if(!S.test(
n)){let o={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri-reference"}};
e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),t++}}if(r.email!==void 0){let n=r.email;if(typeof n=="string"){if(!Bt.test(n)){
let o={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"}};e===null?
e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),t++}}var s={};s.name=!0,s.url=!0,s.email=!0;for(let n in r)$.test(n)&&(s[n]=!0);if(s!==
!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperti\
es",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return be.errors=e,t===0}be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ks=xe;function xe(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=xe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.name===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[o]:e.push(o),t++}if(r.name!==void 0&&typeof r.name!="string"){let o={instancePath:i+"/name",schemaPath:"#/pr\
operties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}if(r.identifier!==void 0&&typeof r.
identifier!="string"){let o={instancePath:i+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),t++}if(r.url!==void 0){let o=r.url;if(typeof o=="string"){if(!S.test(o)){let p={
instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=
[p]:e.push(p),t++}}else{let p={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[p]:e.push(p),t++}}var s={};s.name=!0,s.identifier=!0,s.url=!0;for(let o in r)$.test(o)&&(s[o]=!0);if(r.
identifier!==void 0){let o=t,p=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.url===void 0&&(a="url")){let f={};
e===null?e=[f]:e.push(f),t++}}var n=p===t;if(n){let a={instancePath:i,schemaPath:"#/dependentSchemas/identifier/not",keyword:"\
not",params:{}};e===null?e=[a]:e.push(a),t++}else t=o,e!==null&&(o?e.length=o:e=null)}if(s!==!0){for(let o in r)if(!s||!s[o]){
let p={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:o}};
e===null?e=[p]:e.push(p),t++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),t++}return xe.errors=e,t===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Hs=Ae;function Ae(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Ae.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.url===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"}};
e===null?e=[n]:e.push(n),t++}if(r.url!==void 0&&typeof r.url!="string"){let n={instancePath:i+"/url",schemaPath:"#/prope\
rties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.description!==void 0&&typeof r.
description!="string"){let n={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.variables!==void 0){let n=r.variables;if(!(n&&typeof n=="object"&&!Array.
isArray(n))){let o={instancePath:i+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[o]:e.push(o),t++}}var s={};s.url=!0,s.description=!0,s.variables=!0;for(let n in r)$.test(n)&&(s[n]=
!0);if(s!==!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevalua\
tedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{let n={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return Ae.errors=e,t===0}Ae.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Fs=je;function je(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=je.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.default===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"def\
ault"}};e===null?e=[n]:e.push(n),t++}if(r.enum!==void 0){let n=r.enum;if(Array.isArray(n)){if(n.length<1){let p={instancePath:i+
"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),t++}let o=n.
length;for(let p=0;p<o;p++)if(typeof n[p]!="string"){let a={instancePath:i+"/enum/"+p,schemaPath:"#/properties/enum/item\
s/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}}else{let o={instancePath:i+"/enum",schemaPath:"\
#/properties/enum/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),t++}}if(r.default!==void 0&&typeof r.
default!="string"){let n={instancePath:i+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),t++}if(r.description!==void 0&&typeof r.description!="string"){let n={instancePath:i+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),
t++}var s={};s.enum=!0,s.default=!0,s.description=!0;for(let n in r)$.test(n)&&(s[n]=!0);if(s!==!0){for(let n in r)if(!s||
!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};
e===null?e=[o]:e.push(o),t++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[n]:e.push(n),t++}return je.errors=e,t===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ws=qe;var ms=new RegExp("^(?:schemas|responses|parameters|examples|requestBodies|headers|securitySchemes|links|callbacks|pathI\
tems)$","u"),ds=new RegExp("^[a-zA-Z0-9._-]+$","u");function qe(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,
dynamicAnchors:O={}}={}){let e=null,t=0,l=qe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){var s={};for(let o in r)$.test(o)&&(s[o]=!0)}if(r&&typeof r=="object"&&!Array.
isArray(r)){if(s!==!0&&(s=s||{},s.schemas=!0,s.responses=!0,s.parameters=!0,s.examples=!0,s.requestBodies=!0,s.headers=!0,
s.securitySchemes=!0,s.links=!0,s.callbacks=!0,s.pathItems=!0),r.schemas!==void 0){let o=r.schemas;if(!(o&&typeof o=="ob\
ject"&&!Array.isArray(o))){let p={instancePath:i+"/schemas",schemaPath:"#/properties/schemas/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),t++}}if(r.responses!==void 0){let o=r.responses;if(!(o&&typeof o=="object"&&!Array.
isArray(o))){let p={instancePath:i+"/responses",schemaPath:"#/properties/responses/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[p]:e.push(p),t++}}if(r.parameters!==void 0){let o=r.parameters;if(!(o&&typeof o=="object"&&!Array.isArray(
o))){let p={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),t++}}if(r.examples!==void 0){let o=r.examples;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={
instancePath:i+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:
e.push(p),t++}}if(r.requestBodies!==void 0){let o=r.requestBodies;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={
instancePath:i+"/requestBodies",schemaPath:"#/properties/requestBodies/type",keyword:"type",params:{type:"object"}};e===
null?e=[p]:e.push(p),t++}}if(r.headers!==void 0){let o=r.headers;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={
instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.
push(p),t++}}if(r.securitySchemes!==void 0){let o=r.securitySchemes;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={
instancePath:i+"/securitySchemes",schemaPath:"#/properties/securitySchemes/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),t++}}if(r.links!==void 0){let o=r.links;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={
instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),t++}}if(r.callbacks!==void 0){let o=r.callbacks;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:i+
"/callbacks",schemaPath:"#/properties/callbacks/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),t++}}
if(r.pathItems!==void 0){let o=r.pathItems;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:i+"/pathI\
tems",schemaPath:"#/properties/pathItems/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),t++}}for(let o in r)
if(ms.test(o)){let p=r[o];if(p&&typeof p=="object"&&!Array.isArray(p))for(let a in p){let f=t;if(typeof a=="string"&&!ds.
test(a)){let y={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/patternProperties/%5E(%3F%3Asc\
hemas%7Cresponses%7Cparameters%7Cexamples%7CrequestBodies%7Cheaders%7CsecuritySchemes%7Clinks%7Ccallbacks%7CpathItems)%2\
4/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-zA-Z0-9._-]+$"},propertyName:a};e===null?e=[y]:e.push(y),
t++}var n=f===t;if(!n){let y={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/patternPropertie\
s/%5E(%3F%3Aschemas%7Cresponses%7Cparameters%7Cexamples%7CrequestBodies%7Cheaders%7CsecuritySchemes%7Clinks%7Ccallbacks%\
7CpathItems)%24/propertyNames",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[y]:e.push(y),t++}}s[o]=!0}if(s!==
!0){for(let o in r)if(!s||!s[o]){let p={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperti\
es",params:{unevaluatedProperty:o}};e===null?e=[p]:e.push(p),t++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),t++}return qe.errors=e,t===0}qe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Xs=Ie;var bt=new RegExp("^/","u");function Ie(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){
let e=null,t=0,l=Ie.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){var s={};for(let n in r)$.test(n)&&(s[n]=!0)}if(r&&typeof r=="object"&&!Array.isArray(r)){for(let n in r)
bt.test(n)&&(s[n]=!0);if(s!==!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",
keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return Ie.errors=e,t===0}Ie.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ys=Oe;function Oe(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Oe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.$ref!==void 0){let n=r.$ref;if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/$ref",schemaPath:"#/p\
roperties/%24ref/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+
"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}if(r.
summary!==void 0&&typeof r.summary!="string"){let n={instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.description!==void 0&&typeof r.description!="string"){let n={
instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),t++}if(r.servers!==void 0&&!Array.isArray(r.servers)){let n={instancePath:i+"/servers",schemaPath:"#/pro\
perties/servers/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}if(r.parameters!==void 0&&!Array.
isArray(r.parameters)){let n={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"array"}};e===null?e=[n]:e.push(n),t++}var s={};s.$ref=!0,s.summary=!0,s.description=!0,s.servers=!0,s.parameters=!0,
s.get=!0,s.put=!0,s.post=!0,s.delete=!0,s.options=!0,s.head=!0,s.patch=!0,s.trace=!0;for(let n in r)$.test(n)&&(s[n]=!0);
if(s!==!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedP\
roperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{let n={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return Oe.errors=e,t===0}Oe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Gs=_e;function _e(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=_e.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.tags!==void 0){let n=r.tags;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)if(typeof n[p]!="string"){let a={
instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:
e.push(a),t++}}else{let o={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),t++}}if(r.summary!==void 0&&typeof r.summary!="string"){let n={instancePath:i+"/summary",schemaPath:"\
#/properties/summary/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.description!==void 0&&
typeof r.description!="string"){let n={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.operationId!==void 0&&typeof r.operationId!="string"){let n={
instancePath:i+"/operationId",schemaPath:"#/properties/operationId/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),t++}if(r.parameters!==void 0&&!Array.isArray(r.parameters)){let n={instancePath:i+"/parameters",schemaPath:"\
#/properties/parameters/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}if(r.callbacks!==void 0){
let n=r.callbacks;if(!(n&&typeof n=="object"&&!Array.isArray(n))){let o={instancePath:i+"/callbacks",schemaPath:"#/prope\
rties/callbacks/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),t++}}if(r.deprecated!==void 0&&typeof r.
deprecated!="boolean"){let n={instancePath:i+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[n]:e.push(n),t++}if(r.security!==void 0&&!Array.isArray(r.security)){let n={instancePath:i+
"/security",schemaPath:"#/properties/security/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}if(r.
servers!==void 0&&!Array.isArray(r.servers)){let n={instancePath:i+"/servers",schemaPath:"#/properties/servers/type",keyword:"\
type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}var s={};s.tags=!0,s.summary=!0,s.description=!0,s.externalDocs=
!0,s.operationId=!0,s.parameters=!0,s.requestBody=!0,s.responses=!0,s.callbacks=!0,s.deprecated=!0,s.security=!0,s.servers=
!0;for(let n in r)$.test(n)&&(s[n]=!0);if(s!==!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/uneva\
luatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return _e.errors=
e,t===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Js=De;function De(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=De.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.url===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"}};
e===null?e=[n]:e.push(n),t++}if(r.description!==void 0&&typeof r.description!="string"){let n={instancePath:i+"/descript\
ion",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.
url!==void 0){let n=r.url;if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/url",schemaPath:"#/properties/ur\
l/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/u\
rl",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}var s={};s.description=
!0,s.url=!0;for(let n in r)$.test(n)&&(s[n]=!0);if(s!==!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"\
#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return De.
errors=e,t===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qs=$e,Pt={type:"object",properties:{name:{type:"\
string"},in:{enum:["query","header","path","cookie"]},description:{type:"string"},required:{type:"boolean"},deprecated:{
type:"boolean"},schema:{},content:{type:"object",additionalProperties:{},propertyNames:{format:"media-range"},minProperties:1,
maxProperties:1}},required:["name","in"],oneOf:[{required:["schema"]},{required:["content"]}],if:{properties:{in:{const:"\
query"}}},then:{properties:{allowEmptyValue:{type:"boolean"}}},dependentSchemas:{schema:{properties:{style:{type:"string"},
explode:{type:"boolean"}},allOf:[{properties:{example:!0,examples:{type:"object",additionalProperties:{}}},not:{required:[
"example","examples"]}},{if:{properties:{in:{const:"path"}}},then:{properties:{name:{pattern:"^[^{}]+$"},style:{enum:["m\
atrix","label","simple"]},required:{const:!0},explode:{}},required:["required"]}},{if:{properties:{in:{const:"header"}}},
then:{properties:{style:{const:"simple"},explode:{}}}},{if:{properties:{in:{const:"query"}}},then:{properties:{style:{enum:[
"form","spaceDelimited","pipeDelimited","deepObject"]},allowReserved:{type:"boolean"}},if:{properties:{style:{const:"for\
m"}}},then:{properties:{explode:{}}},else:{properties:{explode:{}}}}},{if:{properties:{in:{const:"cookie"}}},then:{properties:{
style:{const:"form"}},if:{properties:{style:{const:"form"}}},then:{properties:{explode:{}}},else:{properties:{explode:{}}}}}]}},
patternProperties:{"^x-":!0},unevaluatedProperties:!1},hs=new RegExp("^[^{}]+$","u");function $e(r,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=$e.evaluated;l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0);let s=t,n=!1,o=null,p=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.schema===void 0){
let I={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[
I]:e.push(I),t++}var f=p===t;f&&(n=!0,o=0);let a=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.content===void 0){let I={
instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"content"}};e===null?e=[I]:e.push(
I),t++}var f=a===t;if(f&&n?(n=!1,o=[o,1]):f&&(n=!0,o=1),n)t=s,e!==null&&(s?e.length=s:e=null);else{let I={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o}};e===null?e=[I]:e.push(I),t++}let y=t,u=!0,g=t;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.in!==void 0&&r.in!=="query"){let I={};e===null?e=[I]:e.push(I),t++}var m=g===t;if(t=y,e!==
null&&(y?e.length=y:e=null),m){let I=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.allowEmptyValue!==void 0&&typeof r.
allowEmptyValue!="boolean"){let q={instancePath:i+"/allowEmptyValue",schemaPath:"#/then/properties/allowEmptyValue/type",
keyword:"type",params:{type:"boolean"}};e===null?e=[q]:e.push(q),t++}var m=I===t;if(u=m,u){var c={};c.allowEmptyValue=!0,
c.in=!0}}if(!u){let I={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[I]:e.push(
I),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let I={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[I]:e.push(I),t++}if(r.in===void 0){let I={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"in"}};e===null?e=[I]:e.push(I),t++}if(c!==!0&&(c=c||{},c.name=!0,
c.in=!0,c.description=!0,c.required=!0,c.deprecated=!0,c.schema=!0,c.content=!0),r.name!==void 0&&typeof r.name!="string"){
let I={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:
e.push(I),t++}if(r.in!==void 0){let I=r.in;if(!(I==="query"||I==="header"||I==="path"||I==="cookie")){let L={instancePath:i+
"/in",schemaPath:"#/properties/in/enum",keyword:"enum",params:{allowedValues:Pt.properties.in.enum}};e===null?e=[L]:e.push(
L),t++}}if(r.description!==void 0&&typeof r.description!="string"){let I={instancePath:i+"/description",schemaPath:"#/pr\
operties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),t++}if(r.required!==void 0&&typeof r.
required!="boolean"){let I={instancePath:i+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[I]:e.push(I),t++}if(r.deprecated!==void 0&&typeof r.deprecated!="boolean"){let I={instancePath:i+
"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"}};e===null?e=[I]:e.push(I),
t++}if(r.content!==void 0){let I=r.content;if(I&&typeof I=="object"&&!Array.isArray(I)){if(Object.keys(I).length>1){let L={
instancePath:i+"/content",schemaPath:"#/properties/content/maxProperties",keyword:"maxProperties",params:{limit:1}};e===
null?e=[L]:e.push(L),t++}if(Object.keys(I).length<1){let L={instancePath:i+"/content",schemaPath:"#/properties/content/m\
inProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[L]:e.push(L),t++}for(let L in I){var h=t===t;if(!h){
let d={instancePath:i+"/content",schemaPath:"#/properties/content/propertyNames",keyword:"propertyNames",params:{propertyName:L}};
e===null?e=[d]:e.push(d),t++}}}else{let L={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[L]:e.push(L),t++}}for(let I in r)$.test(I)&&(c[I]=!0);if(r.schema!==void 0){let I=t,
L=t,q=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let z;if(r.example===void 0&&(z="example")||r.examples===void 0&&(z=
"examples")){let ee={};e===null?e=[ee]:e.push(ee),t++}}var P=q===t;if(P){let z={instancePath:i,schemaPath:"#/dependentSc\
hemas/schema/allOf/0/not",keyword:"not",params:{}};e===null?e=[z]:e.push(z),t++}else t=L,e!==null&&(L?e.length=L:e=null);
if(r&&typeof r=="object"&&!Array.isArray(r)&&r.examples!==void 0){let z=r.examples;if(!(z&&typeof z=="object"&&!Array.isArray(
z))){let ee={instancePath:i+"/examples",schemaPath:"#/dependentSchemas/schema/allOf/0/properties/examples/type",keyword:"\
type",params:{type:"object"}};e===null?e=[ee]:e.push(ee),t++}}let d=t,k=!0,x=t;if(r&&typeof r=="object"&&!Array.isArray(
r)&&r.in!==void 0&&r.in!=="path"){let z={};e===null?e=[z]:e.push(z),t++}var N=x===t;if(t=d,e!==null&&(d?e.length=d:e=null),
N){let z=t;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.required===void 0){let M={instancePath:i,schemaPath:"#/depe\
ndentSchemas/schema/allOf/1/then/required",keyword:"required",params:{missingProperty:"required"}};e===null?e=[M]:e.push(
M),t++}if(r.name!==void 0){let M=r.name;if(typeof M=="string"&&!hs.test(M)){let re={instancePath:i+"/name",schemaPath:"#\
/dependentSchemas/schema/allOf/1/then/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^{}]+$"}};e===null?e=
[re]:e.push(re),t++}}if(r.style!==void 0){let M=r.style;if(!(M==="matrix"||M==="label"||M==="simple")){let re={instancePath:i+
"/style",schemaPath:"#/dependentSchemas/schema/allOf/1/then/properties/style/enum",keyword:"enum",params:{allowedValues:Pt.
dependentSchemas.schema.allOf[1].then.properties.style.enum}};e===null?e=[re]:e.push(re),t++}}if(r.required!==void 0&&r.
required!==!0){let M={instancePath:i+"/required",schemaPath:"#/dependentSchemas/schema/allOf/1/then/properties/required/\
const",keyword:"const",params:{allowedValue:!0}};e===null?e=[M]:e.push(M),t++}}var N=z===t;if(k=N,k){var _={};_.name=!0,
_.style=!0,_.required=!0,_.explode=!0,_.in=!0}}if(!k){let z={instancePath:i,schemaPath:"#/dependentSchemas/schema/allOf/\
1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[z]:e.push(z),t++}_!==!0&&(_=_||{},_.example=!0,_.examples=
!0);let A=t,U=!0,B=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.in!==void 0&&r.in!=="header"){let z={};e===null?e=[z]:
e.push(z),t++}var H=B===t;if(t=A,e!==null&&(A?e.length=A:e=null),H){let z=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&
r.style!==void 0&&r.style!=="simple"){let M={instancePath:i+"/style",schemaPath:"#/dependentSchemas/schema/allOf/2/then/\
properties/style/const",keyword:"const",params:{allowedValue:"simple"}};e===null?e=[M]:e.push(M),t++}var H=z===t;if(U=H,
U){var F={};F.style=!0,F.explode=!0,F.in=!0}}if(!U){let z={instancePath:i,schemaPath:"#/dependentSchemas/schema/allOf/2/\
if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[z]:e.push(z),t++}_!==!0&&F!==void 0&&(F===!0?_=!0:(_=_||{},
Object.assign(_,F)));let D=t,R=!0,ae=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.in!==void 0&&r.in!=="query"){let z={};
e===null?e=[z]:e.push(z),t++}var W=ae===t;if(t=D,e!==null&&(D?e.length=D:e=null),W){let z=t,ee=t,M=!0,re=t;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.style!==void 0&&r.style!=="form"){let K={};e===null?e=[K]:e.push(K),t++}var G=re===t;t=ee,
e!==null&&(ee?e.length=ee:e=null);let te;if(G){var G=t===t;if(M=G,M){var Z={};Z.explode=!0,Z.style=!0}te="then"}else{var G=t===
t;M=G,M&&Z!==!0&&(Z=Z||{},Z.explode=!0),te="else"}if(!M){let K={instancePath:i,schemaPath:"#/dependentSchemas/schema/all\
Of/3/then/if",keyword:"if",params:{failingKeyword:te}};e===null?e=[K]:e.push(K),t++}if(r&&typeof r=="object"&&!Array.isArray(
r)){if(Z!==!0&&(Z=Z||{},Z.style=!0,Z.allowReserved=!0),r.style!==void 0){let K=r.style;if(!(K==="form"||K==="spaceDelimi\
ted"||K==="pipeDelimited"||K==="deepObject")){let oe={instancePath:i+"/style",schemaPath:"#/dependentSchemas/schema/allO\
f/3/then/properties/style/enum",keyword:"enum",params:{allowedValues:Pt.dependentSchemas.schema.allOf[3].then.properties.
style.enum}};e===null?e=[oe]:e.push(oe),t++}}if(r.allowReserved!==void 0&&typeof r.allowReserved!="boolean"){let K={instancePath:i+
"/allowReserved",schemaPath:"#/dependentSchemas/schema/allOf/3/then/properties/allowReserved/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[K]:e.push(K),t++}}var W=z===t;R=W,R&&Z!==!0&&(Z=Z||{},Z.in=!0)}if(!R){let z={instancePath:i,
schemaPath:"#/dependentSchemas/schema/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[z]:e.push(z),
t++}_!==!0&&Z!==void 0&&(Z===!0?_=!0:(_=_||{},Object.assign(_,Z)));let Q=t,fe=!0,me=t;if(r&&typeof r=="object"&&!Array.isArray(
r)&&r.in!==void 0&&r.in!=="cookie"){let z={};e===null?e=[z]:e.push(z),t++}var X=me===t;if(t=Q,e!==null&&(Q?e.length=Q:e=
null),X){let z=t,ee=t,M=!0,re=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.style!==void 0&&r.style!=="form"){let K={};
e===null?e=[K]:e.push(K),t++}var J=re===t;t=ee,e!==null&&(ee?e.length=ee:e=null);let te;if(J){var J=t===t;if(M=J,M){var V={};
V.explode=!0,V.style=!0}te="then"}else{var J=t===t;M=J,M&&V!==!0&&(V=V||{},V.explode=!0),te="else"}if(!M){let K={instancePath:i,
schemaPath:"#/dependentSchemas/schema/allOf/4/then/if",keyword:"if",params:{failingKeyword:te}};e===null?e=[K]:e.push(K),
t++}if(r&&typeof r=="object"&&!Array.isArray(r)&&(V!==!0&&(V=V||{},V.style=!0),r.style!==void 0&&r.style!=="form")){let K={
instancePath:i+"/style",schemaPath:"#/dependentSchemas/schema/allOf/4/then/properties/style/const",keyword:"const",params:{
allowedValue:"form"}};e===null?e=[K]:e.push(K),t++}var X=z===t;fe=X,fe&&V!==!0&&(V=V||{},V.in=!0)}if(!fe){let z={instancePath:i,
schemaPath:"#/dependentSchemas/schema/allOf/4/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[z]:e.push(z),
t++}if(_!==!0&&V!==void 0&&(V===!0?_=!0:(_=_||{},Object.assign(_,V))),r&&typeof r=="object"&&!Array.isArray(r)){if(_!==!0&&
(_=_||{},_.style=!0,_.explode=!0),r.style!==void 0&&typeof r.style!="string"){let z={instancePath:i+"/style",schemaPath:"\
#/dependentSchemas/schema/properties/style/type",keyword:"type",params:{type:"string"}};e===null?e=[z]:e.push(z),t++}if(r.
explode!==void 0&&typeof r.explode!="boolean"){let z={instancePath:i+"/explode",schemaPath:"#/dependentSchemas/schema/pr\
operties/explode/type",keyword:"type",params:{type:"boolean"}};e===null?e=[z]:e.push(z),t++}}var Y=I===t;Y&&c!==!0&&_!==
void 0&&(_===!0?c=!0:(c=c||{},Object.assign(c,_)))}else var Y=!0;if(c!==!0){for(let I in r)if(!c||!c[I]){let L={instancePath:i,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:I}};e===null?e=[L]:e.push(
L),t++}}}else{let I={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),
t++}return $e.errors=e,t===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ei=Ne;function Ne(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Ne.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.content===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"con\
tent"}};e===null?e=[o]:e.push(o),t++}if(r.description!==void 0&&typeof r.description!="string"){let o={instancePath:i+"/\
description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
t++}if(r.content!==void 0){let o=r.content;if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){var s=t===t;if(!s){
let f={instancePath:i+"/content",schemaPath:"#/properties/content/propertyNames",keyword:"propertyNames",params:{propertyName:p}};
e===null?e=[f]:e.push(f),t++}}else{let p={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"type",
params:{type:"object"}};e===null?e=[p]:e.push(p),t++}}if(r.required!==void 0&&typeof r.required!="boolean"){let o={instancePath:i+
"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),t++}
var n={};n.description=!0,n.content=!0,n.required=!0;for(let o in r)$.test(o)&&(n[o]=!0);if(n!==!0){for(let o in r)if(!n||
!n[o]){let p={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:o}};
e===null?e=[p]:e.push(p),t++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),t++}return Ne.errors=e,t===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ri=ze;function ze(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=ze.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){var s={};for(let a in r)$.test(a)&&(s[a]=!0)}let n=t,o=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.example===
void 0&&(a="example")||r.examples===void 0&&(a="examples")){let f={};e===null?e=[f]:e.push(f),t++}}var p=o===t;if(p){let a={
instancePath:i,schemaPath:"#/allOf/1/not",keyword:"not",params:{}};e===null?e=[a]:e.push(a),t++}else t=n,e!==null&&(n?e.
length=n:e=null);if(r&&typeof r=="object"&&!Array.isArray(r)&&r.examples!==void 0){let a=r.examples;if(!(a&&typeof a=="o\
bject"&&!Array.isArray(a))){let f={instancePath:i+"/examples",schemaPath:"#/allOf/1/properties/examples/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[f]:e.push(f),t++}}if(s!==!0&&(s=s||{},s.example=!0,s.examples=!0),r&&typeof r==
"object"&&!Array.isArray(r)){if(s!==!0&&(s=s||{},s.schema=!0,s.encoding=!0),r.encoding!==void 0){let a=r.encoding;if(!(a&&
typeof a=="object"&&!Array.isArray(a))){let f={instancePath:i+"/encoding",schemaPath:"#/properties/encoding/type",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),t++}}if(s!==!0){for(let a in r)if(!s||!s[a]){let f={instancePath:i,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:a}};e===null?e=[f]:e.push(
f),t++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),
t++}return ze.errors=e,t===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ti=Ue,gs={type:"object",properties:{
contentType:{type:"string"},headers:{type:"object",additionalProperties:{}},style:{enum:["form","spaceDelimited","pipeDe\
limited","deepObject"]},explode:{type:"boolean"},allowReserved:{type:"boolean"}},dependentSchemas:{style:{properties:{allowReserved:{}},
if:{properties:{style:{const:"form"}}},then:{properties:{explode:{}}},else:{properties:{explode:{}}}},explode:{properties:{
style:{},allowReserved:{}}},allowReserved:{properties:{style:{}},if:{properties:{style:{const:"form"}}},then:{properties:{
explode:{}}},else:{properties:{explode:{}}}}},patternProperties:{"^x-":!0},unevaluatedProperties:!1};function Ue(r,{instancePath:i="",
parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=Ue.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.contentType!==void 0&&typeof r.
contentType!="string"){let y={instancePath:i+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{
type:"string"}};e===null?e=[y]:e.push(y),t++}if(r.headers!==void 0){let y=r.headers;if(!(y&&typeof y=="object"&&!Array.isArray(
y))){let u={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}};e===
null?e=[u]:e.push(u),t++}}if(r.style!==void 0){let y=r.style;if(!(y==="form"||y==="spaceDelimited"||y==="pipeDelimited"||
y==="deepObject")){let u={instancePath:i+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues:gs.
properties.style.enum}};e===null?e=[u]:e.push(u),t++}}if(r.explode!==void 0&&typeof r.explode!="boolean"){let y={instancePath:i+
"/explode",schemaPath:"#/properties/explode/type",keyword:"type",params:{type:"boolean"}};e===null?e=[y]:e.push(y),t++}if(r.
allowReserved!==void 0&&typeof r.allowReserved!="boolean"){let y={instancePath:i+"/allowReserved",schemaPath:"#/properti\
es/allowReserved/type",keyword:"type",params:{type:"boolean"}};e===null?e=[y]:e.push(y),t++}var s={};s.contentType=!0,s.
headers=!0,s.style=!0,s.explode=!0,s.allowReserved=!0;for(let y in r)$.test(y)&&(s[y]=!0);if(r.style!==void 0){let y=t,u=t,
g=!0,m=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.style!==void 0&&r.style!=="form"){let h={};e===null?e=[h]:e.push(
h),t++}var n=m===t;t=u,e!==null&&(u?e.length=u:e=null);let c;if(n){var n=t===t;if(g=n,g){var o={};o.explode=!0,o.style=!0}
c="then"}else{var n=t===t;g=n,g&&o!==!0&&(o=o||{},o.explode=!0),c="else"}if(!g){let h={instancePath:i,schemaPath:"#/depe\
ndentSchemas/style/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[h]:e.push(h),t++}r&&typeof r=="object"&&!Array.
isArray(r)&&o!==!0&&(o=o||{},o.allowReserved=!0);var p=y===t;p&&s!==!0&&o!==void 0&&(o===!0?s=!0:(s=s||{},Object.assign(
s,o)))}else var p=!0;if(r.explode!==void 0){var p=t===t;p&&s!==!0&&(s=s||{},s.style=!0,s.allowReserved=!0)}else var p=!0;
if(r.allowReserved!==void 0){let y=t,u=t,g=!0,m=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.style!==void 0&&r.style!==
"form"){let P={};e===null?e=[P]:e.push(P),t++}var a=m===t;t=u,e!==null&&(u?e.length=u:e=null);let c;if(a){var a=t===t;if(g=
a,g){var f={};f.explode=!0,f.style=!0}c="then"}else{var a=t===t;g=a,g&&f!==!0&&(f=f||{},f.explode=!0),c="else"}if(!g){let P={
instancePath:i,schemaPath:"#/dependentSchemas/allowReserved/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[P]:e.
push(P),t++}r&&typeof r=="object"&&!Array.isArray(r)&&f!==!0&&(f=f||{},f.style=!0);var p=y===t;p&&s!==!0&&f!==void 0&&(f===
!0?s=!0:(s=s||{},Object.assign(s,f)))}else var p=!0;if(s!==!0){for(let y in r)if(!s||!s[y]){let u={instancePath:i,schemaPath:"\
#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:y}};e===null?e=[u]:e.push(u),t++}}}else{
let y={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),t++}return Ue.
errors=e,t===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var si=Ee;var Lt=new RegExp("^[1-5](?:[0-9]{2}|XX)$","u");function Ee(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,
dynamicAnchors:O={}}={}){let e=null,t=0,l=Ee.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){var s={};for(let y in r)$.test(y)&&(s[y]=!0)}let n=t,o=!0,p=t;if(r&&typeof r==
"object"&&!Array.isArray(r)){var a={};for(let y in r)if(Lt.test(y)){let u={};e===null?e=[u]:e.push(u),t++,a[y]=!0}}var f=p===
t;if(s!==!0&&a!==void 0&&(a===!0?s=!0:(s=s||{},Object.assign(s,a))),t=n,e!==null&&(n?e.length=n:e=null),f){let y=t;if(r&&
typeof r=="object"&&!Array.isArray(r)&&r.default===void 0){let g={instancePath:i,schemaPath:"#/then/required",keyword:"r\
equired",params:{missingProperty:"default"}};e===null?e=[g]:e.push(g),t++}var f=y===t;o=f}if(!o){let y={instancePath:i,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[y]:e.push(y),t++}if(r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length<1){let y={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}};
e===null?e=[y]:e.push(y),t++}s!==!0&&(s=s||{},s.default=!0);for(let y in r)Lt.test(y)&&(s[y]=!0);if(s!==!0){for(let y in r)
if(!s||!s[y]){let u={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:y}};
e===null?e=[u]:e.push(u),t++}}}else{let y={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[y]:e.push(y),t++}return Ee.errors=e,t===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ii=Le;function Le(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Le.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.description===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"}};e===null?e=[o]:e.push(o),t++}if(r.description!==void 0&&typeof r.description!="string"){let o={instancePath:i+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
t++}if(r.headers!==void 0){let o=r.headers;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:i+"/heade\
rs",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),t++}}if(r.content!==
void 0){let o=r.content;if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){var s=t===t;if(!s){let f={instancePath:i+
"/content",schemaPath:"#/properties/content/propertyNames",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[
f]:e.push(f),t++}}else{let p={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),t++}}if(r.links!==void 0){let o=r.links;if(!(o&&typeof o=="object"&&!Array.isArray(o))){
let p={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:
e.push(p),t++}}var n={};n.description=!0,n.headers=!0,n.content=!0,n.links=!0;for(let o in r)$.test(o)&&(n[o]=!0);if(n!==
!0){for(let o in r)if(!n||!n[o]){let p={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperti\
es",params:{unevaluatedProperty:o}};e===null?e=[p]:e.push(p),t++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),t++}return Le.errors=e,t===0}Le.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ni=Re;function Re(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Re.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(
r))){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Re.
errors=e,t===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pi=Se;function Se(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Se.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);let s=t,n=t;if(r&&typeof r=="object"&&!Array.
isArray(r)){let a;if(r.value===void 0&&(a="value")||r.externalValue===void 0&&(a="externalValue")){let f={};e===null?e=[
f]:e.push(f),t++}}var o=n===t;if(o){let a={instancePath:i,schemaPath:"#/not",keyword:"not",params:{}};e===null?e=[a]:e.push(
a),t++}else t=s,e!==null&&(s?e.length=s:e=null);if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.summary!==void 0&&typeof r.
summary!="string"){let a={instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),t++}if(r.description!==void 0&&typeof r.description!="string"){let a={instancePath:i+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),
t++}if(r.externalValue!==void 0){let a=r.externalValue;if(typeof a=="string"){if(!S.test(a)){let f={instancePath:i+"/ext\
ernalValue",schemaPath:"#/properties/externalValue/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=
[f]:e.push(f),t++}}else{let f={instancePath:i+"/externalValue",schemaPath:"#/properties/externalValue/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}}var p={};p.summary=!0,p.description=!0,p.value=!0,p.externalValue=
!0;for(let a in r)$.test(a)&&(p[a]=!0);if(p!==!0){for(let a in r)if(!p||!p[a]){let f={instancePath:i,schemaPath:"#/uneva\
luatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:a}};e===null?e=[f]:e.push(f),t++}}}else{let a={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),t++}return Se.errors=
e,t===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ai=Ce;function Ce(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Ce.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);let s=t,n=!1,o=null,p=t;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.operationRef===void 0){let u={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"req\
uired",params:{missingProperty:"operationRef"}};e===null?e=[u]:e.push(u),t++}var f=p===t;f&&(n=!0,o=0);let a=t;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.operationId===void 0){let u={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"requ\
ired",params:{missingProperty:"operationId"}};e===null?e=[u]:e.push(u),t++}var f=a===t;if(f&&n?(n=!1,o=[o,1]):f&&(n=!0,o=
1),n)t=s,e!==null&&(s?e.length=s:e=null);else{let u={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o}};
e===null?e=[u]:e.push(u),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.operationRef!==void 0){let u=r.operationRef;
if(typeof u=="string"){if(!S.test(u)){let g={instancePath:i+"/operationRef",schemaPath:"#/properties/operationRef/format",
keyword:"format",params:{format:"uri-reference"}};e===null?e=[g]:e.push(g),t++}}else{let g={instancePath:i+"/operationRe\
f",schemaPath:"#/properties/operationRef/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),t++}}if(r.
operationId!==void 0&&typeof r.operationId!="string"){let u={instancePath:i+"/operationId",schemaPath:"#/properties/oper\
ationId/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),t++}if(r.parameters!==void 0){let u=r.parameters;
if(u&&typeof u=="object"&&!Array.isArray(u)){for(let g in u)if(typeof u[g]!="string"){let m={instancePath:i+"/parameters\
/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",
params:{type:"string"}};e===null?e=[m]:e.push(m),t++}}else{let g={instancePath:i+"/parameters",schemaPath:"#/properties/\
parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),t++}}if(r.description!==void 0&&typeof r.
description!="string"){let u={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"}};e===null?e=[u]:e.push(u),t++}var y={};y.operationRef=!0,y.operationId=!0,y.parameters=!0,y.requestBody=!0,
y.description=!0,y.server=!0;for(let u in r)$.test(u)&&(y[u]=!0);if(y!==!0){for(let u in r)if(!y||!y[u]){let g={instancePath:i,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:u}};e===null?e=[g]:e.push(
g),t++}}}else{let u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),
t++}return Ce.errors=e,t===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var oi=Ve;function Ve(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Ve.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);let s=t,n=!1,o=null,p=t;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.schema===void 0){let c={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",
params:{missingProperty:"schema"}};e===null?e=[c]:e.push(c),t++}var f=p===t;f&&(n=!0,o=0);let a=t;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.content===void 0){let c={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:"content"}};e===null?e=[c]:e.push(c),t++}var f=a===t;if(f&&n?(n=!1,o=[o,1]):f&&(n=!0,o=1),n)t=s,e!==null&&
(s?e.length=s:e=null);else{let c={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o}};e===null?
e=[c]:e.push(c),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.description!==void 0&&typeof r.description!="strin\
g"){let c={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};
e===null?e=[c]:e.push(c),t++}if(r.required!==void 0&&typeof r.required!="boolean"){let c={instancePath:i+"/required",schemaPath:"\
#/properties/required/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),t++}if(r.deprecated!==void 0&&
typeof r.deprecated!="boolean"){let c={instancePath:i+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[c]:e.push(c),t++}if(r.content!==void 0){let c=r.content;if(c&&typeof c=="objec\
t"&&!Array.isArray(c)){if(Object.keys(c).length>1){let h={instancePath:i+"/content",schemaPath:"#/properties/content/max\
Properties",keyword:"maxProperties",params:{limit:1}};e===null?e=[h]:e.push(h),t++}if(Object.keys(c).length<1){let h={instancePath:i+
"/content",schemaPath:"#/properties/content/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(
h),t++}for(let h in c){var y=t===t;if(!y){let N={instancePath:i+"/content",schemaPath:"#/properties/content/propertyName\
s",keyword:"propertyNames",params:{propertyName:h}};e===null?e=[N]:e.push(N),t++}}}else{let h={instancePath:i+"/content",
schemaPath:"#/properties/content/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),t++}}var u={};u.description=
!0,u.required=!0,u.deprecated=!0,u.schema=!0,u.content=!0;for(let c in r)$.test(c)&&(u[c]=!0);if(r.schema!==void 0){let c=t,
h=t,P=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.example===void 0&&(N="example")||r.examples===void 0&&(N=
"examples")){let _={};e===null?e=[_]:e.push(_),t++}}var g=P===t;if(g){let N={instancePath:i,schemaPath:"#/dependentSchem\
as/schema/allOf/0/not",keyword:"not",params:{}};e===null?e=[N]:e.push(N),t++}else t=h,e!==null&&(h?e.length=h:e=null);if(r&&
typeof r=="object"&&!Array.isArray(r)&&r.examples!==void 0){let N=r.examples;if(!(N&&typeof N=="object"&&!Array.isArray(
N))){let _={instancePath:i+"/examples",schemaPath:"#/dependentSchemas/schema/allOf/0/properties/examples/type",keyword:"\
type",params:{type:"object"}};e===null?e=[_]:e.push(_),t++}}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.style!==void 0&&
r.style!=="simple"){let N={instancePath:i+"/style",schemaPath:"#/dependentSchemas/schema/properties/style/const",keyword:"\
const",params:{allowedValue:"simple"}};e===null?e=[N]:e.push(N),t++}if(r.explode!==void 0&&typeof r.explode!="boolean"){
let N={instancePath:i+"/explode",schemaPath:"#/dependentSchemas/schema/properties/explode/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[N]:e.push(N),t++}}var m=c===t;m&&u!==!0&&(u=u||{},u.style=!0,u.explode=!0,u.example=!0,u.examples=
!0)}else var m=!0;if(u!==!0){for(let c in r)if(!u||!u[c]){let h={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"\
unevaluatedProperties",params:{unevaluatedProperty:c}};e===null?e=[h]:e.push(h),t++}}}else{let c={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),t++}return Ve.errors=e,t===0}Ve.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var li=Me;function Me(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Me.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.name===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[n]:e.push(n),t++}if(r.name!==void 0&&typeof r.name!="string"){let n={instancePath:i+"/name",schemaPath:"#/pr\
operties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.description!==void 0&&typeof r.
description!="string"){let n={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),t++}var s={};s.name=!0,s.description=!0,s.externalDocs=!0;for(let n in r)$.test(
n)&&(s[n]=!0);if(s!==!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"\
unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return Me.errors=e,t===0}Me.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var fi=Ze;function Ze(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Ze.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.$ref!==void 0){let s=r.$ref;if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+"/$ref",schemaPath:"#/p\
roperties/%24ref/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.
summary!==void 0&&typeof r.summary!="string"){let s={instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.description!==void 0&&typeof r.description!="string"){let s={
instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),t++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),t++}return Ze.errors=e,t===0}Ze.evaluated={props:{$ref:!0,summary:!0,description:!0},dynamicProps:!1,dynamicItems:!1};
var ui=Te,Rt={type:"object",properties:{type:{enum:["apiKey","http","mutualTLS","oauth2","openIdConnect"]},description:{
type:"string"}},required:["type"],allOf:[{patternProperties:{"^x-":!0}},{if:{properties:{type:{const:"apiKey"}}},then:{properties:{
name:{type:"string"},in:{enum:["query","header","cookie"]}},required:["name","in"]}},{if:{properties:{type:{const:"http"}}},
then:{properties:{scheme:{type:"string"}},required:["scheme"]}},{if:{properties:{type:{const:"http"},scheme:{type:"strin\
g",pattern:"^[Bb][Ee][Aa][Rr][Ee][Rr]$"}},required:["type","scheme"]},then:{properties:{bearerFormat:{type:"string"}}}},
{if:{properties:{type:{const:"oauth2"}}},then:{properties:{flows:{}},required:["flows"]}},{if:{properties:{type:{const:"\
openIdConnect"}}},then:{properties:{openIdConnectUrl:{type:"string",format:"uri-reference"}},required:["openIdConnectUrl"]}}],
unevaluatedProperties:!1},vt=new RegExp("^[Bb][Ee][Aa][Rr][Ee][Rr]$","u");function Te(r,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=Te.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){var s={};for(let d in r)$.test(d)&&(s[d]=!0)}
let n=t,o=!0,p=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="apiKey"){let d={};e===null?e=[d]:
e.push(d),t++}var a=p===t;if(t=n,e!==null&&(n?e.length=n:e=null),a){let d=t;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.name===void 0){let x={instancePath:i,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty:"\
name"}};e===null?e=[x]:e.push(x),t++}if(r.in===void 0){let x={instancePath:i,schemaPath:"#/allOf/1/then/required",keyword:"\
required",params:{missingProperty:"in"}};e===null?e=[x]:e.push(x),t++}if(r.name!==void 0&&typeof r.name!="string"){let x={
instancePath:i+"/name",schemaPath:"#/allOf/1/then/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[x]:e.push(x),t++}if(r.in!==void 0){let x=r.in;if(!(x==="query"||x==="header"||x==="cookie")){let A={instancePath:i+"/\
in",schemaPath:"#/allOf/1/then/properties/in/enum",keyword:"enum",params:{allowedValues:Rt.allOf[1].then.properties.in.enum}};
e===null?e=[A]:e.push(A),t++}}}var a=d===t;if(o=a,o){var f={};f.name=!0,f.in=!0,f.type=!0}}if(!o){let d={instancePath:i,
schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[d]:e.push(d),t++}s!==!0&&f!==void 0&&
(f===!0?s=!0:(s=s||{},Object.assign(s,f)));let y=t,u=!0,g=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.type!==void 0&&
r.type!=="http"){let d={};e===null?e=[d]:e.push(d),t++}var m=g===t;if(t=y,e!==null&&(y?e.length=y:e=null),m){let d=t;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.scheme===void 0){let x={instancePath:i,schemaPath:"#/allOf/2/then/required",
keyword:"required",params:{missingProperty:"scheme"}};e===null?e=[x]:e.push(x),t++}if(r.scheme!==void 0&&typeof r.scheme!=
"string"){let x={instancePath:i+"/scheme",schemaPath:"#/allOf/2/then/properties/scheme/type",keyword:"type",params:{type:"\
string"}};e===null?e=[x]:e.push(x),t++}}var m=d===t;if(u=m,u){var c={};c.scheme=!0,c.type=!0}}if(!u){let d={instancePath:i,
schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[d]:e.push(d),t++}s!==!0&&c!==void 0&&
(c===!0?s=!0:(s=s||{},Object.assign(s,c)));let h=t,P=!0,N=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.type===
void 0&&(d="type")||r.scheme===void 0&&(d="scheme")){let k={};e===null?e=[k]:e.push(k),t++}else{if(r.type!==void 0){let k=t;
if(r.type!=="http"){let x={};e===null?e=[x]:e.push(x),t++}var _=k===t}else var _=!0;if(_)if(r.scheme!==void 0){let k=r.scheme,
x=t;if(t===x)if(typeof k=="string"){if(!vt.test(k)){let U={};e===null?e=[U]:e.push(U),t++}}else{let U={};e===null?e=[U]:
e.push(U),t++}var _=x===t}else var _=!0}}var H=N===t;if(t=h,e!==null&&(h?e.length=h:e=null),H){let d=t;if(r&&typeof r=="\
object"&&!Array.isArray(r)&&r.bearerFormat!==void 0&&typeof r.bearerFormat!="string"){let x={instancePath:i+"/bearerForm\
at",schemaPath:"#/allOf/3/then/properties/bearerFormat/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(
x),t++}var H=d===t;if(P=H,P){var F={};F.bearerFormat=!0,F.type=!0,F.scheme=!0}}if(!P){let d={instancePath:i,schemaPath:"\
#/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[d]:e.push(d),t++}s!==!0&&F!==void 0&&(F===!0?s=!0:
(s=s||{},Object.assign(s,F)));let W=t,G=!0,Z=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="o\
auth2"){let d={};e===null?e=[d]:e.push(d),t++}var X=Z===t;if(t=W,e!==null&&(W?e.length=W:e=null),X){let d=t;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.flows===void 0){let x={instancePath:i,schemaPath:"#/allOf/4/then/required",keyword:"requi\
red",params:{missingProperty:"flows"}};e===null?e=[x]:e.push(x),t++}var X=d===t;if(G=X,G){var J={};J.flows=!0,J.type=!0}}
if(!G){let d={instancePath:i,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[d]:e.push(
d),t++}s!==!0&&J!==void 0&&(J===!0?s=!0:(s=s||{},Object.assign(s,J)));let V=t,Y=!0,I=t;if(r&&typeof r=="object"&&!Array.
isArray(r)&&r.type!==void 0&&r.type!=="openIdConnect"){let d={};e===null?e=[d]:e.push(d),t++}var L=I===t;if(t=V,e!==null&&
(V?e.length=V:e=null),L){let d=t;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.openIdConnectUrl===void 0){let x={instancePath:i,
schemaPath:"#/allOf/5/then/required",keyword:"required",params:{missingProperty:"openIdConnectUrl"}};e===null?e=[x]:e.push(
x),t++}if(r.openIdConnectUrl!==void 0){let x=r.openIdConnectUrl;if(typeof x=="string"){if(!S.test(x)){let A={instancePath:i+
"/openIdConnectUrl",schemaPath:"#/allOf/5/then/properties/openIdConnectUrl/format",keyword:"format",params:{format:"uri-\
reference"}};e===null?e=[A]:e.push(A),t++}}else{let A={instancePath:i+"/openIdConnectUrl",schemaPath:"#/allOf/5/then/pro\
perties/openIdConnectUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),t++}}}var L=d===t;if(Y=L,
Y){var q={};q.openIdConnectUrl=!0,q.type=!0}}if(!Y){let d={instancePath:i,schemaPath:"#/allOf/5/if",keyword:"if",params:{
failingKeyword:"then"}};e===null?e=[d]:e.push(d),t++}if(s!==!0&&q!==void 0&&(q===!0?s=!0:(s=s||{},Object.assign(s,q))),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){let d={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"type"}};e===null?e=[d]:e.push(d),t++}if(s!==!0&&(s=s||{},s.type=!0,s.description=!0),r.type!==
void 0){let d=r.type;if(!(d==="apiKey"||d==="http"||d==="mutualTLS"||d==="oauth2"||d==="openIdConnect")){let k={instancePath:i+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Rt.properties.type.enum}};e===null?e=[k]:
e.push(k),t++}}if(r.description!==void 0&&typeof r.description!="string"){let d={instancePath:i+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),t++}if(s!==!0){for(let d in r)
if(!s||!s[d]){let k={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:d}};
e===null?e=[k]:e.push(k),t++}}}else{let d={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[d]:e.push(d),t++}return Te.errors=e,t===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yi=Be;function Be(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r))for(let s in r){let n=r[s];if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)if(typeof n[p]!="string"){let a={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),t++}}else{let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),t++}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Be.errors=e,t===0}Be.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ci=Ke;function Ke(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Ke.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){var s={};s.implicit=!0,s.password=!0,s.clientCredentials=!0,s.authorizationCode=!0;for(let n in r)$.test(n)&&(s[n]=!0);
if(s!==!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedP\
roperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{let n={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return Ke.errors=e,t===0}Ke.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var mi=He;function He(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=He.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.authorizationUrl===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorizationUrl"}};e===null?e=[n]:e.push(n),t++}if(r.scopes===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"scopes"}};e===null?e=[n]:e.push(n),t++}if(r.authorizationUrl!==void 0){let n=r.authorizationUrl;
if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/authorizationUrl",schemaPath:"#/properties/authorizationUr\
l/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/a\
uthorizationUrl",schemaPath:"#/properties/authorizationUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.
push(o),t++}}if(r.refreshUrl!==void 0){let n=r.refreshUrl;if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/\
refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[o]:
e.push(o),t++}}else{let o={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),t++}}if(r.scopes!==void 0){let n=r.scopes;if(n&&typeof n=="object"&&!Array.isArray(
n)){for(let o in n)if(typeof n[o]!="string"){let p={instancePath:i+"/scopes/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/scopes/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}}else{
let o={instancePath:i+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"object"}};e===null?e=
[o]:e.push(o),t++}}var s={};s.authorizationUrl=!0,s.refreshUrl=!0,s.scopes=!0;for(let n in r)$.test(n)&&(s[n]=!0);if(s!==
!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperti\
es",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return He.errors=e,t===0}He.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var di=Fe;function Fe(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.tokenUrl===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to\
kenUrl"}};e===null?e=[n]:e.push(n),t++}if(r.scopes===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"scopes"}};e===null?e=[n]:e.push(n),t++}if(r.tokenUrl!==void 0){let n=r.tokenUrl;if(typeof n==
"string"){if(!S.test(n)){let o={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/format",keyword:"format",params:{
format:"uri-reference"}};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/tokenUrl",schemaPath:"#/properties/t\
okenUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}if(r.refreshUrl!==void 0){let n=r.refreshUrl;
if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"\
format",params:{format:"uri-reference"}};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/refreshUrl",schemaPath:"\
#/properties/refreshUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}if(r.scopes!==void 0){
let n=r.scopes;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(typeof n[o]!="string"){let p={instancePath:i+
"/scopes/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/scopes/additionalProperties/type",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}}else{let o={instancePath:i+"/scopes",schemaPath:"#/propertie\
s/scopes/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),t++}}var s={};s.tokenUrl=!0,s.refreshUrl=
!0,s.scopes=!0;for(let n in r)$.test(n)&&(s[n]=!0);if(s!==!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"\
#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return Fe.
errors=e,t===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hi=We;function We(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=We.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.tokenUrl===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to\
kenUrl"}};e===null?e=[n]:e.push(n),t++}if(r.scopes===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"scopes"}};e===null?e=[n]:e.push(n),t++}if(r.tokenUrl!==void 0){let n=r.tokenUrl;if(typeof n==
"string"){if(!S.test(n)){let o={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/format",keyword:"format",params:{
format:"uri-reference"}};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/tokenUrl",schemaPath:"#/properties/t\
okenUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}if(r.refreshUrl!==void 0){let n=r.refreshUrl;
if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"\
format",params:{format:"uri-reference"}};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/refreshUrl",schemaPath:"\
#/properties/refreshUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}if(r.scopes!==void 0){
let n=r.scopes;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(typeof n[o]!="string"){let p={instancePath:i+
"/scopes/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/scopes/additionalProperties/type",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}}else{let o={instancePath:i+"/scopes",schemaPath:"#/propertie\
s/scopes/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),t++}}var s={};s.tokenUrl=!0,s.refreshUrl=
!0,s.scopes=!0;for(let n in r)$.test(n)&&(s[n]=!0);if(s!==!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"\
#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return We.
errors=e,t===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gi=Xe;function Xe(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Xe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.authorizationUrl===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorizationUrl"}};e===null?e=[n]:e.push(n),t++}if(r.tokenUrl===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"tokenUrl"}};e===null?e=[n]:e.push(n),t++}if(r.scopes===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=[n]:e.push(n),t++}if(r.authorizationUrl!==
void 0){let n=r.authorizationUrl;if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/authorizationUrl",schemaPath:"\
#/properties/authorizationUrl/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[o]:e.push(o),t++}}else{
let o={instancePath:i+"/authorizationUrl",schemaPath:"#/properties/authorizationUrl/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[o]:e.push(o),t++}}if(r.tokenUrl!==void 0){let n=r.tokenUrl;if(typeof n=="string"){if(!S.test(n)){let o={
instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/format",keyword:"format",params:{format:"uri-reference"}};e===
null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}if(r.refreshUrl!==void 0){let n=r.refreshUrl;if(typeof n=="string"){
if(!S.test(n)){let o={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"format",params:{
format:"uri-reference"}};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/refreshUrl",schemaPath:"#/properties\
/refreshUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}if(r.scopes!==void 0){let n=r.scopes;
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(typeof n[o]!="string"){let p={instancePath:i+"/scopes/"+o.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/scopes/additionalProperties/type",keyword:"type",params:{
type:"string"}};e===null?e=[p]:e.push(p),t++}}else{let o={instancePath:i+"/scopes",schemaPath:"#/properties/scopes/type",
keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),t++}}var s={};s.authorizationUrl=!0,s.tokenUrl=!0,s.refreshUrl=
!0,s.scopes=!0;for(let n in r)$.test(n)&&(s[n]=!0);if(s!==!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"\
#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return Xe.
errors=e,t===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pi=Ge,kt={type:["object","boolean"],properties:{
$id:{type:"string",format:"uri-reference",pattern:"^[^#]*#?$"},$schema:{type:"string",format:"uri"},$ref:{type:"string",
format:"uri-reference"},$anchor:{type:"string",pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"},$dynamicRef:{type:"string",format:"\
uri-reference"},$dynamicAnchor:{type:"string",pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"},$vocabulary:{type:"object",propertyNames:{
type:"string",format:"uri"},additionalProperties:{type:"boolean"}},$comment:{type:"string"},$defs:{type:"object",additionalProperties:{}},
prefixItems:{type:"array",minItems:1,items:{}},items:{},contains:{},additionalProperties:{},properties:{type:"object",additionalProperties:{}},
patternProperties:{type:"object",additionalProperties:{},propertyNames:{}},dependentSchemas:{type:"object",additionalProperties:{}},
propertyNames:{},if:{},then:{},else:{},allOf:{type:"array",minItems:1,items:{}},anyOf:{type:"array",minItems:1,items:{}},
oneOf:{type:"array",minItems:1,items:{}},not:{},unevaluatedItems:{},unevaluatedProperties:{},type:{anyOf:[{enum:["array",
"boolean","integer","null","number","object","string"]},{type:"array",items:{enum:["array","boolean","integer","null","n\
umber","object","string"]},minItems:1,uniqueItems:!0}]},const:!0,enum:{type:"array",items:!0},multipleOf:{type:"number",
exclusiveMinimum:0},maximum:{type:"number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{type:"\
number"},maxLength:{type:"integer",minimum:0},minLength:{type:"integer",minimum:0},pattern:{type:"string"},maxItems:{type:"\
integer",minimum:0},minItems:{type:"integer",minimum:0},uniqueItems:{type:"boolean"},maxContains:{type:"integer",minimum:0},
minContains:{type:"integer",minimum:0},maxProperties:{type:"integer",minimum:0},minProperties:{type:"integer",minimum:0},
required:{type:"array",items:{type:"string"},uniqueItems:!0},dependentRequired:{type:"object",additionalProperties:{type:"\
array",items:{type:"string"},uniqueItems:!0}},title:{type:"string"},description:{type:"string"},default:!0,deprecated:{type:"\
boolean"},readOnly:{type:"boolean"},writeOnly:{type:"boolean"},examples:{type:"array",items:!0},format:{type:"string"},contentEncoding:{
type:"string"},contentMediaType:{type:"string"},contentSchema:{},example:!0,discriminator:{},externalDocs:{},xml:{},definitions:{
type:"object",additionalProperties:{},deprecated:!0},dependencies:{type:"object",additionalProperties:{anyOf:[{},{}]},deprecated:!0},
$recursiveAnchor:{deprecated:!0},$recursiveRef:{deprecated:!0}}},Ye=ht().fullFormats.uri,Ps=new RegExp("^[^#]*#?$","u"),
St=new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$","u"),ue=zt().default;function Ge(r,{instancePath:i="",parentData:b,parentDataProperty:w,
rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=Ge.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r))&&typeof r!="boolean"){let p={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:kt.type}};e===null?e=[p]:e.push(p),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
$id!==void 0){let p=r.$id;if(typeof p=="string"){if(!Ps.test(p)){let a={instancePath:i+"/$id",schemaPath:"#/properties/%\
24id/pattern",keyword:"pattern",params:{pattern:"^[^#]*#?$"}};e===null?e=[a]:e.push(a),t++}if(!S.test(p)){let a={instancePath:i+
"/$id",schemaPath:"#/properties/%24id/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[a]:e.push(a),
t++}}else{let a={instancePath:i+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),t++}}if(r.$schema!==void 0){let p=r.$schema;if(typeof p=="string"){if(!Ye(p)){let a={instancePath:i+"/$s\
chema",schemaPath:"#/properties/%24schema/format",keyword:"format",params:{format:"uri"}};e===null?e=[a]:e.push(a),t++}}else{
let a={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),t++}}if(r.$ref!==void 0){let p=r.$ref;if(typeof p=="string"){if(!S.test(p)){let a={instancePath:i+"/$ref",
schemaPath:"#/properties/%24ref/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[a]:e.push(a),t++}}else{
let a={instancePath:i+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:
e.push(a),t++}}if(r.$anchor!==void 0){let p=r.$anchor;if(typeof p=="string"){if(!St.test(p)){let a={instancePath:i+"/$an\
chor",schemaPath:"#/properties/%24anchor/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"}};e===null?
e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/$anchor",schemaPath:"#/properties/%24anchor/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),t++}}if(r.$dynamicRef!==void 0){let p=r.$dynamicRef;if(typeof p=="string"){if(!S.
test(p)){let a={instancePath:i+"/$dynamicRef",schemaPath:"#/properties/%24dynamicRef/format",keyword:"format",params:{format:"\
uri-reference"}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/$dynamicRef",schemaPath:"#/properties/%24dyn\
amicRef/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}}if(r.$dynamicAnchor!==void 0){let p=r.
$dynamicAnchor;if(typeof p=="string"){if(!St.test(p)){let a={instancePath:i+"/$dynamicAnchor",schemaPath:"#/properties/%\
24dynamicAnchor/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"}};e===null?e=[a]:e.push(a),t++}}else{
let a={instancePath:i+"/$dynamicAnchor",schemaPath:"#/properties/%24dynamicAnchor/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[a]:e.push(a),t++}}if(r.$vocabulary!==void 0){let p=r.$vocabulary;if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let a in p){let f=t;if(typeof a=="string"){if(!Ye(a)){let y={instancePath:i+"/$vocabulary",schemaPath:"#/propert\
ies/%24vocabulary/propertyNames/format",keyword:"format",params:{format:"uri"},propertyName:a};e===null?e=[y]:e.push(y),
t++}}else{let y={instancePath:i+"/$vocabulary",schemaPath:"#/properties/%24vocabulary/propertyNames/type",keyword:"type",
params:{type:"string"},propertyName:a};e===null?e=[y]:e.push(y),t++}var s=f===t;if(!s){let y={instancePath:i+"/$vocabula\
ry",schemaPath:"#/properties/%24vocabulary/propertyNames",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[y]:
e.push(y),t++}}for(let a in p)if(typeof p[a]!="boolean"){let f={instancePath:i+"/$vocabulary/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/%24vocabulary/additionalProperties/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[f]:e.push(f),t++}}else{let a={instancePath:i+"/$vocabulary",schemaPath:"#/properties/%24vocabulary/type",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),t++}}if(r.$comment!==void 0&&typeof r.$comment!="string"){let p={
instancePath:i+"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type:"string"}};e===null?e=[
p]:e.push(p),t++}if(r.$defs!==void 0){let p=r.$defs;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+
"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),t++}}if(r.
prefixItems!==void 0){let p=r.prefixItems;if(Array.isArray(p)){if(p.length<1){let a={instancePath:i+"/prefixItems",schemaPath:"\
#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/prefixItems",schemaPath:"#/properties/prefixItems/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),
t++}}if(r.properties!==void 0){let p=r.properties;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+
"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),
t++}}if(r.patternProperties!==void 0){let p=r.patternProperties;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+
"/patternProperties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"object"}};e===null?e=
[a]:e.push(a),t++}}if(r.dependentSchemas!==void 0){let p=r.dependentSchemas;if(!(p&&typeof p=="object"&&!Array.isArray(p))){
let a={instancePath:i+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[a]:e.push(a),t++}}if(r.allOf!==void 0){let p=r.allOf;if(Array.isArray(p)){if(p.length<1){let a={instancePath:i+
"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),t++}}else{
let a={instancePath:i+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:
e.push(a),t++}}if(r.anyOf!==void 0){let p=r.anyOf;if(Array.isArray(p)){if(p.length<1){let a={instancePath:i+"/anyOf",schemaPath:"\
#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),t++}}if(r.oneOf!==
void 0){let p=r.oneOf;if(Array.isArray(p)){if(p.length<1){let a={instancePath:i+"/oneOf",schemaPath:"#/properties/oneOf/\
minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/oneOf",schemaPath:"\
#/properties/oneOf/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),t++}}if(r.type!==void 0){let p=r.
type,a=t,f=!1,y=t;if(!(p==="array"||p==="boolean"||p==="integer"||p==="null"||p==="number"||p==="object"||p==="string")){
let g={instancePath:i+"/type",schemaPath:"#/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:kt.properties.
type.anyOf[0].enum}};e===null?e=[g]:e.push(g),t++}var n=y===t;f=f||n;let u=t;if(Array.isArray(p)){if(p.length<1){let h={
instancePath:i+"/type",schemaPath:"#/properties/type/anyOf/1/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[
h]:e.push(h),t++}let g=p.length;for(let h=0;h<g;h++){let P=p[h];if(!(P==="array"||P==="boolean"||P==="integer"||P==="nul\
l"||P==="number"||P==="object"||P==="string")){let N={instancePath:i+"/type/"+h,schemaPath:"#/properties/type/anyOf/1/it\
ems/enum",keyword:"enum",params:{allowedValues:kt.properties.type.anyOf[1].items.enum}};e===null?e=[N]:e.push(N),t++}}let m=p.
length,c;if(m>1){e:for(;m--;)for(c=m;c--;)if(ue(p[m],p[c])){let h={instancePath:i+"/type",schemaPath:"#/properties/type/\
anyOf/1/uniqueItems",keyword:"uniqueItems",params:{i:m,j:c}};e===null?e=[h]:e.push(h),t++;break e}}}else{let g={instancePath:i+
"/type",schemaPath:"#/properties/type/anyOf/1/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),t++}var n=u===
t;if(f=f||n,f)t=a,e!==null&&(a?e.length=a:e=null);else{let g={instancePath:i+"/type",schemaPath:"#/properties/type/anyOf",
keyword:"anyOf",params:{}};e===null?e=[g]:e.push(g),t++}}if(r.enum!==void 0&&!Array.isArray(r.enum)){let p={instancePath:i+
"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),t++}if(r.multipleOf!==
void 0){let p=r.multipleOf;if(typeof p=="number"){if(p<=0||isNaN(p)){let a={instancePath:i+"/multipleOf",schemaPath:"#/p\
roperties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[a]:e.push(
a),t++}}else{let a={instancePath:i+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"\
number"}};e===null?e=[a]:e.push(a),t++}}if(r.maximum!==void 0&&typeof r.maximum!="number"){let p={instancePath:i+"/maxim\
um",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),t++}if(r.exclusiveMaximum!==
void 0&&typeof r.exclusiveMaximum!="number"){let p={instancePath:i+"/exclusiveMaximum",schemaPath:"#/properties/exclusiv\
eMaximum/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),t++}if(r.minimum!==void 0&&typeof r.minimum!=
"number"){let p={instancePath:i+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"number"}};
e===null?e=[p]:e.push(p),t++}if(r.exclusiveMinimum!==void 0&&typeof r.exclusiveMinimum!="number"){let p={instancePath:i+
"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:
e.push(p),t++}if(r.maxLength!==void 0){let p=r.maxLength;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+
"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),t++}
if(typeof p=="number"&&(p<0||isNaN(p))){let a={instancePath:i+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),t++}}if(r.minLength!==void 0){let p=r.minLength;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",
params:{type:"integer"}};e===null?e=[a]:e.push(a),t++}if(typeof p=="number"&&(p<0||isNaN(p))){let a={instancePath:i+"/mi\
nLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:
e.push(a),t++}}if(r.pattern!==void 0&&typeof r.pattern!="string"){let p={instancePath:i+"/pattern",schemaPath:"#/propert\
ies/pattern/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}if(r.maxItems!==void 0){let p=r.maxItems;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[a]:e.push(a),t++}if(typeof p=="number"&&(p<0||isNaN(p))){let a={instancePath:i+
"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:
e.push(a),t++}}if(r.minItems!==void 0){let p=r.minItems;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+
"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),t++}
if(typeof p=="number"&&(p<0||isNaN(p))){let a={instancePath:i+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),t++}}if(r.uniqueItems!==void 0&&typeof r.uniqueItems!=
"boolean"){let p={instancePath:i+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[p]:e.push(p),t++}if(r.maxContains!==void 0){let p=r.maxContains;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p))){let a={instancePath:i+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[a]:e.push(a),t++}if(typeof p=="number"&&(p<0||isNaN(p))){let a={instancePath:i+"/maxContains",schemaPath:"\
#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),t++}}if(r.
minContains!==void 0){let p=r.minContains;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+"/minContai\
ns",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),t++}if(typeof p==
"number"&&(p<0||isNaN(p))){let a={instancePath:i+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),t++}}if(r.maxProperties!==void 0){let p=r.maxProperties;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+"/maxProperties",schemaPath:"#/properties/maxProperti\
es/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),t++}if(typeof p=="number"&&(p<0||isNaN(p))){let a={
instancePath:i+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[a]:e.push(a),t++}}if(r.minProperties!==void 0){let p=r.minProperties;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p))){let a={instancePath:i+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{
type:"integer"}};e===null?e=[a]:e.push(a),t++}if(typeof p=="number"&&(p<0||isNaN(p))){let a={instancePath:i+"/minPropert\
ies",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:
e.push(a),t++}}if(r.required!==void 0){let p=r.required;if(Array.isArray(p)){let a=p.length;for(let u=0;u<a;u++)if(typeof p[u]!=
"string"){let g={instancePath:i+"/required/"+u,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"\
string"}};e===null?e=[g]:e.push(g),t++}let f=p.length,y;if(f>1){let u={};for(;f--;){let g=p[f];if(typeof g=="string"){if(typeof u[g]==
"number"){y=u[g];let m={instancePath:i+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",
params:{i:f,j:y}};e===null?e=[m]:e.push(m),t++;break}u[g]=f}}}}else{let a={instancePath:i+"/required",schemaPath:"#/prop\
erties/required/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),t++}}if(r.dependentRequired!==void 0){
let p=r.dependentRequired;if(p&&typeof p=="object"&&!Array.isArray(p))for(let a in p){let f=p[a];if(Array.isArray(f)){let y=f.
length;for(let m=0;m<y;m++)if(typeof f[m]!="string"){let c={instancePath:i+"/dependentRequired/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+m,schemaPath:"#/properties/dependentRequired/additionalProperties/items/type",keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),t++}let u=f.length,g;if(u>1){let m={};for(;u--;){let c=f[u];if(typeof c=="string"){if(typeof m[c]==
"number"){g=m[c];let h={instancePath:i+"/dependentRequired/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prop\
erties/dependentRequired/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:u,j:g}};e===null?e=[h]:e.push(
h),t++;break}m[c]=u}}}}else{let y={instancePath:i+"/dependentRequired/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/dependentRequired/additionalProperties/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),
t++}}else{let a={instancePath:i+"/dependentRequired",schemaPath:"#/properties/dependentRequired/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),t++}}if(r.title!==void 0&&typeof r.title!="string"){let p={instancePath:i+"/tit\
le",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}if(r.description!==
void 0&&typeof r.description!="string"){let p={instancePath:i+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}if(r.deprecated!==void 0&&typeof r.deprecated!="bool\
ean"){let p={instancePath:i+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[p]:e.push(p),t++}if(r.readOnly!==void 0&&typeof r.readOnly!="boolean"){let p={instancePath:i+"/readOnly",schemaPath:"\
#/properties/readOnly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),t++}if(r.writeOnly!==void 0&&
typeof r.writeOnly!="boolean"){let p={instancePath:i+"/writeOnly",schemaPath:"#/properties/writeOnly/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[p]:e.push(p),t++}if(r.examples!==void 0&&!Array.isArray(r.examples)){let p={instancePath:i+
"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),t++}if(r.
format!==void 0&&typeof r.format!="string"){let p={instancePath:i+"/format",schemaPath:"#/properties/format/type",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}if(r.contentEncoding!==void 0&&typeof r.contentEncoding!="str\
ing"){let p={instancePath:i+"/contentEncoding",schemaPath:"#/properties/contentEncoding/type",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),t++}if(r.contentMediaType!==void 0&&typeof r.contentMediaType!="string"){let p={instancePath:i+
"/contentMediaType",schemaPath:"#/properties/contentMediaType/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:
e.push(p),t++}if(r.definitions!==void 0){let p=r.definitions;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+
"/definitions",schemaPath:"#/properties/definitions/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),
t++}}if(r.dependencies!==void 0){let p=r.dependencies;if(p&&typeof p=="object"&&!Array.isArray(p))for(let a in p){let f=t,
y=!1;var o=!0;y=y||o;var o=!0;if(y=y||o,y)t=f,e!==null&&(f?e.length=f:e=null);else{let u={instancePath:i+"/dependencies/"+
a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependencies/additionalProperties/anyOf",keyword:"anyO\
f",params:{}};e===null?e=[u]:e.push(u),t++}}else{let a={instancePath:i+"/dependencies",schemaPath:"#/properties/dependen\
cies/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),t++}}}return Ge.errors=e,t===0}Ge.evaluated={
props:{$id:!0,$schema:!0,$ref:!0,$anchor:!0,$dynamicRef:!0,$dynamicAnchor:!0,$vocabulary:!0,$comment:!0,$defs:!0,prefixItems:!0,
items:!0,contains:!0,additionalProperties:!0,properties:!0,patternProperties:!0,dependentSchemas:!0,propertyNames:!0,if:!0,
then:!0,else:!0,allOf:!0,anyOf:!0,oneOf:!0,not:!0,unevaluatedItems:!0,unevaluatedProperties:!0,type:!0,const:!0,enum:!0,
multipleOf:!0,maximum:!0,exclusiveMaximum:!0,minimum:!0,exclusiveMinimum:!0,maxLength:!0,minLength:!0,pattern:!0,maxItems:!0,
minItems:!0,uniqueItems:!0,maxContains:!0,minContains:!0,maxProperties:!0,minProperties:!0,required:!0,dependentRequired:!0,
title:!0,description:!0,default:!0,deprecated:!0,readOnly:!0,writeOnly:!0,examples:!0,format:!0,contentEncoding:!0,contentMediaType:!0,
contentSchema:!0,example:!0,discriminator:!0,externalDocs:!0,xml:!0,definitions:!0,dependencies:!0,$recursiveAnchor:!0,$recursiveRef:!0},
dynamicProps:!1,dynamicItems:!1};var ki=Je;function Je(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Je.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.propertyName===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
propertyName"}};e===null?e=[n]:e.push(n),t++}if(r.propertyName!==void 0&&typeof r.propertyName!="string"){let n={instancePath:i+
"/propertyName",schemaPath:"#/properties/propertyName/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),t++}if(r.mapping!==void 0){let n=r.mapping;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(typeof n[o]!=
"string"){let p={instancePath:i+"/mapping/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/mapping/ad\
ditionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}}else{let o={instancePath:i+
"/mapping",schemaPath:"#/properties/mapping/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),t++}}var s={};
s.propertyName=!0,s.mapping=!0;for(let n in r)$.test(n)&&(s[n]=!0);if(s!==!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(
o),t++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),
t++}return Je.errors=e,t===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wi=Qe;function Qe(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Qe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.name!==void 0&&typeof r.name!="string"){let n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.namespace!==void 0){let n=r.namespace;if(typeof n=="stri\
ng"){if(!Ye(n)){let o={instancePath:i+"/namespace",schemaPath:"#/properties/namespace/format",keyword:"format",params:{format:"\
uri"}};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}if(r.prefix!==void 0&&typeof r.prefix!="string"){let n={instancePath:i+
"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.
attribute!==void 0&&typeof r.attribute!="boolean"){let n={instancePath:i+"/attribute",schemaPath:"#/properties/attribute\
/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),t++}if(r.wrapped!==void 0&&typeof r.wrapped!="bo\
olean"){let n={instancePath:i+"/wrapped",schemaPath:"#/properties/wrapped/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[n]:e.push(n),t++}var s={};s.name=!0,s.namespace=!0,s.prefix=!0,s.attribute=!0,s.wrapped=!0;for(let n in r)$.
test(n)&&(s[n]=!0);if(s!==!0){for(let n in r)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"\
unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),t++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return Qe.errors=e,t===0}Qe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var vi=er;var ks=new RegExp("^3\\.0\\.\\d(-.+)?$","u");function er(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,
dynamicAnchors:O={}}={}){let e=null,t=0,l=er.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.openapi===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"openapi"}};e===null?e=[s]:e.push(s),t++}if(r.info===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"info"}};e===null?e=[s]:e.push(s),t++}if(r.paths===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"paths"}};e===null?e=[s]:e.push(s),t++}
for(let s in r)if(!(s==="openapi"||s==="info"||s==="externalDocs"||s==="servers"||s==="security"||s==="tags"||s==="paths"||
s==="components"||$.test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.openapi!==void 0){let s=r.openapi;if(typeof s=="string"){if(!ks.
test(s)){let n={instancePath:i+"/openapi",schemaPath:"#/properties/openapi/pattern",keyword:"pattern",params:{pattern:"^\
3\\.0\\.\\d(-.+)?$"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/openapi",schemaPath:"#/properties/opena\
pi/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.servers!==void 0&&!Array.isArray(r.servers)){
let s={instancePath:i+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"array"}};e===null?e=
[s]:e.push(s),t++}if(r.security!==void 0&&!Array.isArray(r.security)){let s={instancePath:i+"/security",schemaPath:"#/pr\
operties/security/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),t++}if(r.tags!==void 0){let s=r.tags;
if(Array.isArray(s)){let n=s.length,o;if(n>1){e:for(;n--;)for(o=n;o--;)if(ue(s[n],s[o])){let p={instancePath:i+"/tags",schemaPath:"\
#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i:n,j:o}};e===null?e=[p]:e.push(p),t++;break e}}}else{let n={
instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),
t++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}
return er.errors=e,t===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bi=rr;function rr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=rr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.title===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}};
e===null?e=[s]:e.push(s),t++}if(r.version===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"version"}};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="title"||s==="description"||s==="termsO\
fService"||s==="contact"||s==="license"||s==="version"||$.test(s))){let n={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.title!==void 0&&typeof r.
title!="string"){let s={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}};
e===null?e=[s]:e.push(s),t++}if(r.description!==void 0&&typeof r.description!="string"){let s={instancePath:i+"/descript\
ion",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.
termsOfService!==void 0){let s=r.termsOfService;if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+"/termsOfSer\
vice",schemaPath:"#/properties/termsOfService/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[n]:e.
push(n),t++}}else{let n={instancePath:i+"/termsOfService",schemaPath:"#/properties/termsOfService/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.version!==void 0&&typeof r.version!="string"){let s={instancePath:i+"\
/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return rr.
errors=e,t===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xi=tr;function tr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=tr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){for(let s in r)if(!(s==="name"||s==="url"||s==="email"||$.test(s))){let n={instancePath:i,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.name!==void 0&&
typeof r.name!="string"){let s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),t++}if(r.url!==void 0){let s=r.url;if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+
"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[n]:e.push(n),t++}}else{
let n={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.
push(n),t++}}if(r.email!==void 0){let s=r.email;if(typeof s=="string"){if(!Bt.test(s)){let n={instancePath:i+"/email",schemaPath:"\
#/properties/email/format",keyword:"format",params:{format:"email"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return tr.
errors=e,t===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ai=sr;function sr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=sr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.name===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="name"||s==="url"||$.test(s))){let n={instancePath:i,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.name!==
void 0&&typeof r.name!="string"){let s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.url!==void 0){let s=r.url;if(typeof s=="string"){if(!S.test(s)){let n={
instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=
[n]:e.push(n),t++}}else{let n={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),t++}return sr.errors=e,t===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ji=ir;function ir(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=ir.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.url===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"}};
e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="url"||s==="description"||s==="variables"||$.test(s))){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(
n),t++}if(r.url!==void 0&&typeof r.url!="string"){let s={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.description!==void 0&&typeof r.description!="string"){let s={
instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),t++}if(r.variables!==void 0){let s=r.variables;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+
"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return ir.
errors=e,t===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qi=nr;function nr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=nr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.default===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"def\
ault"}};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="enum"||s==="default"||s==="description"||$.test(s))){let n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?
e=[n]:e.push(n),t++}if(r.enum!==void 0){let s=r.enum;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)if(typeof s[o]!=
"string"){let p={instancePath:i+"/enum/"+o,schemaPath:"#/properties/enum/items/type",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),t++}}else{let n={instancePath:i+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{
type:"array"}};e===null?e=[n]:e.push(n),t++}}if(r.default!==void 0&&typeof r.default!="string"){let s={instancePath:i+"/\
default",schemaPath:"#/properties/default/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.
description!==void 0&&typeof r.description!="string"){let s={instancePath:i+"/description",schemaPath:"#/properties/desc\
ription/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return nr.errors=e,t===0}nr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ii=pr,ws={type:"object",properties:{schemas:{type:"object",patternProperties:{"^[a-\
zA-Z0-9\\.\\-_]+$":{}}},responses:{type:"object",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}},parameters:{type:"objec\
t",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}},examples:{type:"object",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}},
requestBodies:{type:"object",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}},headers:{type:"object",patternProperties:{"\
^[a-zA-Z0-9\\.\\-_]+$":{}}},securitySchemes:{type:"object",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}},links:{type:"\
object",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}},callbacks:{type:"object",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}}},
patternProperties:{"^x-":{}},additionalProperties:!1},le=Object.prototype.hasOwnProperty,pe=new RegExp("^[a-zA-Z0-9\\.\\-_\
]+$","u");function pr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,
t=0,l=pr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){for(let m in r)if(!(le.call(ws.properties,m)||$.test(m))){let c={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[c]:e.push(c),t++}if(r.schemas!==void 0){let m=r.
schemas;if(m&&typeof m=="object"&&!Array.isArray(m)){var s={};for(let c in m)pe.test(c)&&(s[c]=!0)}else{let c={instancePath:i+
"/schemas",schemaPath:"#/properties/schemas/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),t++}}if(r.
responses!==void 0){let m=r.responses;if(m&&typeof m=="object"&&!Array.isArray(m)){var n={};for(let c in m)pe.test(c)&&(n[c]=
!0)}else{let c={instancePath:i+"/responses",schemaPath:"#/properties/responses/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),t++}}if(r.parameters!==void 0){let m=r.parameters;if(m&&typeof m=="object"&&!Array.isArray(m)){
var o={};for(let c in m)pe.test(c)&&(o[c]=!0)}else{let c={instancePath:i+"/parameters",schemaPath:"#/properties/paramete\
rs/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),t++}}if(r.examples!==void 0){let m=r.examples;if(m&&
typeof m=="object"&&!Array.isArray(m)){var p={};for(let c in m)pe.test(c)&&(p[c]=!0)}else{let c={instancePath:i+"/exampl\
es",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),t++}}if(r.requestBodies!==
void 0){let m=r.requestBodies;if(m&&typeof m=="object"&&!Array.isArray(m)){var a={};for(let c in m)pe.test(c)&&(a[c]=!0)}else{
let c={instancePath:i+"/requestBodies",schemaPath:"#/properties/requestBodies/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),t++}}if(r.headers!==void 0){let m=r.headers;if(m&&typeof m=="object"&&!Array.isArray(m)){var f={};
for(let c in m)pe.test(c)&&(f[c]=!0)}else{let c={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),t++}}if(r.securitySchemes!==void 0){let m=r.securitySchemes;if(m&&
typeof m=="object"&&!Array.isArray(m)){var y={};for(let c in m)pe.test(c)&&(y[c]=!0)}else{let c={instancePath:i+"/securi\
tySchemes",schemaPath:"#/properties/securitySchemes/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),
t++}}if(r.links!==void 0){let m=r.links;if(m&&typeof m=="object"&&!Array.isArray(m)){var u={};for(let c in m)pe.test(c)&&
(u[c]=!0)}else{let c={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),t++}}if(r.callbacks!==void 0){let m=r.callbacks;if(m&&typeof m=="object"&&!Array.isArray(m)){var g={};
for(let c in m)pe.test(c)&&(g[c]=!0)}else{let c={instancePath:i+"/callbacks",schemaPath:"#/properties/callbacks/type",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),t++}}}else{let m={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[m]:e.push(m),t++}return pr.errors=e,t===0}pr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Oi=ar;function ar(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=ar.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){for(let s in r)if(!(bt.test(s)||$.test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}}else{let s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return ar.errors=e,t===0}ar.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var _i=or;var vs=new RegExp("^(get|put|post|delete|options|head|patch|trace)$","u");function or(r,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=or.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!(s==="$ref"||s==="summary"||
s==="description"||s==="servers"||s==="parameters"||vs.test(s)||$.test(s))){let n={instancePath:i,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.$ref!==void 0&&
typeof r.$ref!="string"){let s={instancePath:i+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),t++}if(r.summary!==void 0&&typeof r.summary!="string"){let s={instancePath:i+"/summar\
y",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.description!==
void 0&&typeof r.description!="string"){let s={instancePath:i+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.servers!==void 0&&!Array.isArray(r.servers)){let s={
instancePath:i+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.
push(s),t++}if(r.parameters!==void 0){let s=r.parameters;if(Array.isArray(s)){let n=s.length,o;if(n>1){e:for(;n--;)for(o=
n;o--;)if(ue(s[n],s[o])){let p={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/uniqueItems",keyword:"u\
niqueItems",params:{i:n,j:o}};e===null?e=[p]:e.push(p),t++;break e}}}else{let n={instancePath:i+"/parameters",schemaPath:"\
#/properties/parameters/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return or.errors=e,t===0}or.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Di=lr,bs={type:"object",required:["responses"],properties:{tags:{type:"ar\
ray",items:{type:"string"}},summary:{type:"string"},description:{type:"string"},externalDocs:{},operationId:{type:"strin\
g"},parameters:{type:"array",items:{},uniqueItems:!0},requestBody:{},responses:{},callbacks:{type:"object",additionalProperties:{}},
deprecated:{type:"boolean"},security:{type:"array",items:{}},servers:{type:"array",items:{}}},patternProperties:{"^x-":{}},
additionalProperties:!1};function lr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){
let e=null,t=0,l=lr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.responses===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
responses"}};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(le.call(bs.properties,s)||$.test(s))){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(
n),t++}if(r.tags!==void 0){let s=r.tags;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)if(typeof s[o]!="string"){
let p={instancePath:i+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[p]:e.push(p),t++}}else{let n={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"\
array"}};e===null?e=[n]:e.push(n),t++}}if(r.summary!==void 0&&typeof r.summary!="string"){let s={instancePath:i+"/summar\
y",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.description!==
void 0&&typeof r.description!="string"){let s={instancePath:i+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.operationId!==void 0&&typeof r.operationId!="st\
ring"){let s={instancePath:i+"/operationId",schemaPath:"#/properties/operationId/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[s]:e.push(s),t++}if(r.parameters!==void 0){let s=r.parameters;if(Array.isArray(s)){let n=s.length,o;if(n>
1){e:for(;n--;)for(o=n;o--;)if(ue(s[n],s[o])){let p={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/un\
iqueItems",keyword:"uniqueItems",params:{i:n,j:o}};e===null?e=[p]:e.push(p),t++;break e}}}else{let n={instancePath:i+"/p\
arameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}
if(r.callbacks!==void 0){let s=r.callbacks;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/callb\
acks",schemaPath:"#/properties/callbacks/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}if(r.
deprecated!==void 0&&typeof r.deprecated!="boolean"){let s={instancePath:i+"/deprecated",schemaPath:"#/properties/deprec\
ated/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),t++}if(r.security!==void 0&&!Array.isArray(r.
security)){let s={instancePath:i+"/security",schemaPath:"#/properties/security/type",keyword:"type",params:{type:"array"}};
e===null?e=[s]:e.push(s),t++}if(r.servers!==void 0&&!Array.isArray(r.servers)){let s={instancePath:i+"/servers",schemaPath:"\
#/properties/servers/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return lr.errors=e,t===0}lr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var $i=fr;function fr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=fr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.url===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"}};
e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="description"||s==="url"||$.test(s))){let n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.
description!==void 0&&typeof r.description!="string"){let s={instancePath:i+"/description",schemaPath:"#/properties/desc\
ription/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.url!==void 0){let s=r.url;if(typeof s==
"string"){if(!S.test(s)){let n={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri-reference"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return fr.errors=e,t===0}fr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ni=ur,se={type:"object",properties:{name:{type:"string"},in:{type:"string"},description:{type:"stri\
ng"},required:{type:"boolean"},deprecated:{type:"boolean"},allowEmptyValue:{type:"boolean"},style:{type:"string"},explode:{
type:"boolean"},allowReserved:{type:"boolean"},schema:{},content:{type:"object",additionalProperties:{},minProperties:1,
maxProperties:1},example:{},examples:{type:"object",additionalProperties:{}}},patternProperties:{"^x-":{}},additionalProperties:!1,
required:["name","in"],allOf:[{not:{required:["example","examples"]}},{not:{required:["schema","content"]},oneOf:[{required:[
"schema"]},{required:["content"],allOf:[{not:{required:["style"]}},{not:{required:["explode"]}},{not:{required:["allowRe\
served"]}},{not:{required:["example"]}},{not:{required:["examples"]}}]}]},{type:"object",required:["in"],properties:{in:{
enum:["path","query","header","cookie"]}},allOf:[{if:{properties:{in:{enum:["path"]}}},then:{required:["required"],properties:{
in:{enum:["path"]},style:{enum:["matrix","label","simple"]},required:{enum:[!0]}}}},{if:{properties:{in:{enum:["query"]}}},
then:{properties:{in:{enum:["query"]},style:{enum:["form","spaceDelimited","pipeDelimited","deepObject"]}}}},{if:{properties:{
in:{enum:["header"]}}},then:{properties:{in:{enum:["header"]},style:{enum:["simple"]}}}},{if:{properties:{in:{enum:["coo\
kie"]}}},then:{properties:{in:{enum:["cookie"]},style:{enum:["form"]}}}}]}]};function ur(r,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=ur.evaluated;l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0);let s=t,n=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.example===void 0&&(v=
"example")||r.examples===void 0&&(v="examples")){let C={};e===null?e=[C]:e.push(C),t++}}var o=n===t;if(o){let v={instancePath:i,
schemaPath:"#/allOf/0/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),t++}else t=s,e!==null&&(s?e.length=s:e=null);
let p=t,a=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.schema===void 0&&(v="schema")||r.content===void 0&&(v=
"content")){let C={};e===null?e=[C]:e.push(C),t++}}var f=a===t;if(f){let v={instancePath:i,schemaPath:"#/allOf/1/not",keyword:"\
not",params:{}};e===null?e=[v]:e.push(v),t++}else t=p,e!==null&&(p?e.length=p:e=null);let y=t,u=!1,g=null,m=t;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.schema===void 0){let v={instancePath:i,schemaPath:"#/allOf/1/oneOf/0/required",keyword:"r\
equired",params:{missingProperty:"schema"}};e===null?e=[v]:e.push(v),t++}var q=m===t;q&&(u=!0,g=0);let c=t,h=t,P=t;if(r&&
typeof r=="object"&&!Array.isArray(r)){let v;if(r.style===void 0&&(v="style")){let C={};e===null?e=[C]:e.push(C),t++}}var N=P===
t;if(N){let v={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/allOf/0/not",keyword:"not",params:{}};e===null?e=[v]:e.push(
v),t++}else t=h,e!==null&&(h?e.length=h:e=null);let _=t,H=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.explode===
void 0&&(v="explode")){let C={};e===null?e=[C]:e.push(C),t++}}var F=H===t;if(F){let v={instancePath:i,schemaPath:"#/allO\
f/1/oneOf/1/allOf/1/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),t++}else t=_,e!==null&&(_?e.length=_:e=null);
let W=t,G=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.allowReserved===void 0&&(v="allowReserved")){let C={};
e===null?e=[C]:e.push(C),t++}}var Z=G===t;if(Z){let v={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/allOf/2/not",keyword:"\
not",params:{}};e===null?e=[v]:e.push(v),t++}else t=W,e!==null&&(W?e.length=W:e=null);let X=t,J=t;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let v;if(r.example===void 0&&(v="example")){let C={};e===null?e=[C]:e.push(C),t++}}var V=J===t;if(V){
let v={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/allOf/3/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),t++}else
t=X,e!==null&&(X?e.length=X:e=null);let Y=t,I=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.examples===void 0&&
(v="examples")){let C={};e===null?e=[C]:e.push(C),t++}}var L=I===t;if(L){let v={instancePath:i,schemaPath:"#/allOf/1/one\
Of/1/allOf/4/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),t++}else t=Y,e!==null&&(Y?e.length=Y:e=null);if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.content===void 0){let v={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/required",keyword:"\
required",params:{missingProperty:"content"}};e===null?e=[v]:e.push(v),t++}var q=c===t;if(q&&u?(u=!1,g=[g,1]):q&&(u=!0,g=
1),u)t=y,e!==null&&(y?e.length=y:e=null);else{let v={instancePath:i,schemaPath:"#/allOf/1/oneOf",keyword:"oneOf",params:{
passingSchemas:g}};e===null?e=[v]:e.push(v),t++}let d=t,k=!0,x=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.in!==void 0&&
r.in!=="path"){let v={};e===null?e=[v]:e.push(v),t++}var A=x===t;if(t=d,e!==null&&(d?e.length=d:e=null),A){let v=t;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.required===void 0){let T={instancePath:i,schemaPath:"#/allOf/2/allOf/0/then/\
required",keyword:"required",params:{missingProperty:"required"}};e===null?e=[T]:e.push(T),t++}if(r.in!==void 0&&r.in!==
"path"){let T={instancePath:i+"/in",schemaPath:"#/allOf/2/allOf/0/then/properties/in/enum",keyword:"enum",params:{allowedValues:se.
allOf[2].allOf[0].then.properties.in.enum}};e===null?e=[T]:e.push(T),t++}if(r.style!==void 0){let T=r.style;if(!(T==="ma\
trix"||T==="label"||T==="simple")){let de={instancePath:i+"/style",schemaPath:"#/allOf/2/allOf/0/then/properties/style/e\
num",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[0].then.properties.style.enum}};e===null?e=[de]:e.push(de),t++}}
if(r.required!==void 0&&r.required!==!0){let T={instancePath:i+"/required",schemaPath:"#/allOf/2/allOf/0/then/properties\
/required/enum",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[0].then.properties.required.enum}};e===null?e=[T]:
e.push(T),t++}}var A=v===t;if(k=A,k){var U={};U.in=!0,U.style=!0,U.required=!0}}if(!k){let v={instancePath:i,schemaPath:"\
#/allOf/2/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[v]:e.push(v),t++}let B=t,D=!0,R=t;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.in!==void 0&&r.in!=="query"){let v={};e===null?e=[v]:e.push(v),t++}var ae=R===t;if(t=B,e!==
null&&(B?e.length=B:e=null),ae){let v=t;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.in!==void 0&&r.in!=="query"){let T={
instancePath:i+"/in",schemaPath:"#/allOf/2/allOf/1/then/properties/in/enum",keyword:"enum",params:{allowedValues:se.allOf[2].
allOf[1].then.properties.in.enum}};e===null?e=[T]:e.push(T),t++}if(r.style!==void 0){let T=r.style;if(!(T==="form"||T===
"spaceDelimited"||T==="pipeDelimited"||T==="deepObject")){let de={instancePath:i+"/style",schemaPath:"#/allOf/2/allOf/1/\
then/properties/style/enum",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[1].then.properties.style.enum}};e===null?
e=[de]:e.push(de),t++}}}var ae=v===t;if(D=ae,D){var Q={};Q.in=!0,Q.style=!0}}if(!D){let v={instancePath:i,schemaPath:"#/\
allOf/2/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[v]:e.push(v),t++}U!==!0&&Q!==void 0&&(Q===!0?
U=!0:(U=U||{},Object.assign(U,Q)));let fe=t,me=!0,z=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.in!==void 0&&r.in!==
"header"){let v={};e===null?e=[v]:e.push(v),t++}var ee=z===t;if(t=fe,e!==null&&(fe?e.length=fe:e=null),ee){let v=t;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.in!==void 0&&r.in!=="header"){let T={instancePath:i+"/in",schemaPath:"#/allO\
f/2/allOf/2/then/properties/in/enum",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[2].then.properties.in.enum}};
e===null?e=[T]:e.push(T),t++}if(r.style!==void 0&&r.style!=="simple"){let T={instancePath:i+"/style",schemaPath:"#/allOf\
/2/allOf/2/then/properties/style/enum",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[2].then.properties.style.enum}};
e===null?e=[T]:e.push(T),t++}}var ee=v===t;if(me=ee,me){var M={};M.in=!0,M.style=!0}}if(!me){let v={instancePath:i,schemaPath:"\
#/allOf/2/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[v]:e.push(v),t++}U!==!0&&M!==void 0&&(M===
!0?U=!0:(U=U||{},Object.assign(U,M)));let re=t,te=!0,Ht=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.in!==void 0&&r.
in!=="cookie"){let v={};e===null?e=[v]:e.push(v),t++}var K=Ht===t;if(t=re,e!==null&&(re?e.length=re:e=null),K){let v=t;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.in!==void 0&&r.in!=="cookie"){let T={instancePath:i+"/in",schemaPath:"#/allO\
f/2/allOf/3/then/properties/in/enum",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[3].then.properties.in.enum}};
e===null?e=[T]:e.push(T),t++}if(r.style!==void 0&&r.style!=="form"){let T={instancePath:i+"/style",schemaPath:"#/allOf/2\
/allOf/3/then/properties/style/enum",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[3].then.properties.style.enum}};
e===null?e=[T]:e.push(T),t++}}var K=v===t;if(te=K,te){var oe={};oe.in=!0,oe.style=!0}}if(!te){let v={instancePath:i,schemaPath:"\
#/allOf/2/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[v]:e.push(v),t++}if(U!==!0&&oe!==void 0&&
(oe===!0?U=!0:(U=U||{},Object.assign(U,oe))),r&&typeof r=="object"&&!Array.isArray(r)){if(r.in===void 0){let v={instancePath:i,
schemaPath:"#/allOf/2/required",keyword:"required",params:{missingProperty:"in"}};e===null?e=[v]:e.push(v),t++}if(U!==!0&&
(U=U||{},U.in=!0),r.in!==void 0){let v=r.in;if(!(v==="path"||v==="query"||v==="header"||v==="cookie")){let C={instancePath:i+
"/in",schemaPath:"#/allOf/2/properties/in/enum",keyword:"enum",params:{allowedValues:se.allOf[2].properties.in.enum}};e===
null?e=[C]:e.push(C),t++}}}else{let v={instancePath:i,schemaPath:"#/allOf/2/type",keyword:"type",params:{type:"object"}};
e===null?e=[v]:e.push(v),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let v={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[v]:e.push(v),t++}if(r.in===void 0){let v={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"in"}};e===null?e=[v]:e.push(v),t++}for(let v in r)if(!(le.
call(se.properties,v)||$.test(v))){let C={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:v}};e===null?e=[C]:e.push(C),t++}if(r.name!==void 0&&typeof r.name!="string"){let v={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),t++}if(r.in!==
void 0&&typeof r.in!="string"){let v={instancePath:i+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type:"\
string"}};e===null?e=[v]:e.push(v),t++}if(r.description!==void 0&&typeof r.description!="string"){let v={instancePath:i+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),
t++}if(r.required!==void 0&&typeof r.required!="boolean"){let v={instancePath:i+"/required",schemaPath:"#/properties/req\
uired/type",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),t++}if(r.deprecated!==void 0&&typeof r.deprecated!=
"boolean"){let v={instancePath:i+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"bo\
olean"}};e===null?e=[v]:e.push(v),t++}if(r.allowEmptyValue!==void 0&&typeof r.allowEmptyValue!="boolean"){let v={instancePath:i+
"/allowEmptyValue",schemaPath:"#/properties/allowEmptyValue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:
e.push(v),t++}if(r.style!==void 0&&typeof r.style!="string"){let v={instancePath:i+"/style",schemaPath:"#/properties/sty\
le/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),t++}if(r.explode!==void 0&&typeof r.explode!="b\
oolean"){let v={instancePath:i+"/explode",schemaPath:"#/properties/explode/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[v]:e.push(v),t++}if(r.allowReserved!==void 0&&typeof r.allowReserved!="boolean"){let v={instancePath:i+"/all\
owReserved",schemaPath:"#/properties/allowReserved/type",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),
t++}if(r.content!==void 0){let v=r.content;if(v&&typeof v=="object"&&!Array.isArray(v)){if(Object.keys(v).length>1){let C={
instancePath:i+"/content",schemaPath:"#/properties/content/maxProperties",keyword:"maxProperties",params:{limit:1}};e===
null?e=[C]:e.push(C),t++}if(Object.keys(v).length<1){let C={instancePath:i+"/content",schemaPath:"#/properties/content/m\
inProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[C]:e.push(C),t++}}else{let C={instancePath:i+"/conte\
nt",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),t++}}if(r.examples!==
void 0){let v=r.examples;if(!(v&&typeof v=="object"&&!Array.isArray(v))){let C={instancePath:i+"/examples",schemaPath:"#\
/properties/examples/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),t++}}}else{let v={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),t++}return ur.errors=e,t===0}ur.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var zi=yr;function yr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=yr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.content===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"con\
tent"}};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="description"||s==="content"||s==="required"||$.test(s))){let n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?
e=[n]:e.push(n),t++}if(r.description!==void 0&&typeof r.description!="string"){let s={instancePath:i+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.content!==void 0){
let s=r.content;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/content",schemaPath:"#/propertie\
s/content/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}if(r.required!==void 0&&typeof r.required!=
"boolean"){let s={instancePath:i+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"boolea\
n"}};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),t++}return yr.errors=e,t===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ui=cr;function cr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=cr.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);let s=t,n=t;if(r&&typeof r=="object"&&!Array.
isArray(r)){let p;if(r.example===void 0&&(p="example")||r.examples===void 0&&(p="examples")){let a={};e===null?e=[a]:e.push(
a),t++}}var o=n===t;if(o){let p={instancePath:i,schemaPath:"#/allOf/0/not",keyword:"not",params:{}};e===null?e=[p]:e.push(
p),t++}else t=s,e!==null&&(s?e.length=s:e=null);if(r&&typeof r=="object"&&!Array.isArray(r)){for(let p in r)if(!(p==="sc\
hema"||p==="example"||p==="examples"||p==="encoding"||$.test(p))){let a={instancePath:i,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[a]:e.push(a),t++}if(r.examples!==void 0){let p=r.
examples;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+"/examples",schemaPath:"#/properties/exam\
ples/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),t++}}if(r.encoding!==void 0){let p=r.encoding;
if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+"/encoding",schemaPath:"#/properties/encoding/type",
keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),t++}}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),t++}return cr.errors=e,t===0}cr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ei=mr,xs={type:"object",properties:{contentType:{type:"string"},headers:{type:"object",additionalProperties:{}},
style:{type:"string",enum:["form","spaceDelimited","pipeDelimited","deepObject"]},explode:{type:"boolean"},allowReserved:{
type:"boolean"}},additionalProperties:!1};function mr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,
dynamicAnchors:O={}}={}){let e=null,t=0,l=mr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!(s==="contentType"||s==="headers"||s==="style"||s==="explod\
e"||s==="allowReserved")){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.contentType!==void 0&&typeof r.contentType!="string"){let s={instancePath:i+
"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),
t++}if(r.headers!==void 0){let s=r.headers;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/heade\
rs",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}if(r.style!==
void 0){let s=r.style;if(typeof s!="string"){let n={instancePath:i+"/style",schemaPath:"#/properties/style/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(!(s==="form"||s==="spaceDelimited"||s==="pipeDelimited"||s===
"deepObject")){let n={instancePath:i+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues:xs.
properties.style.enum}};e===null?e=[n]:e.push(n),t++}}if(r.explode!==void 0&&typeof r.explode!="boolean"){let s={instancePath:i+
"/explode",schemaPath:"#/properties/explode/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),t++}if(r.
allowReserved!==void 0&&typeof r.allowReserved!="boolean"){let s={instancePath:i+"/allowReserved",schemaPath:"#/properti\
es/allowReserved/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return mr.errors=e,t===0}mr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Li=dr;var As=new RegExp("^[1-5](?:\\d{2}|XX)$","u");function dr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,
dynamicAnchors:O={}}={}){let e=null,t=0,l=dr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let s={instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="default"||As.test(s)||$.
test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[n]:e.push(n),t++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[s]:e.push(s),t++}return dr.errors=e,t===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ri=hr;function hr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=hr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.description===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"}};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="description"||s==="headers"||s==="content"||s==="li\
nks"||$.test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[n]:e.push(n),t++}if(r.description!==void 0&&typeof r.description!="string"){let s={instancePath:i+"/descript\
ion",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.
headers!==void 0){let s=r.headers;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}if(r.content!==void 0){let s=r.
content;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/content",schemaPath:"#/properties/conten\
t/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}if(r.links!==void 0){let s=r.links;if(!(s&&
typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return hr.errors=e,t===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Si=gr;function gr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=gr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(
r))){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return gr.
errors=e,t===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ci=Pr;function Pr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Pr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){for(let s in r)if(!(s==="summary"||s==="description"||s==="value"||s==="externalValue"||$.test(s))){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(
n),t++}if(r.summary!==void 0&&typeof r.summary!="string"){let s={instancePath:i+"/summary",schemaPath:"#/properties/summ\
ary/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.description!==void 0&&typeof r.description!=
"string"){let s={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[s]:e.push(s),t++}if(r.externalValue!==void 0){let s=r.externalValue;if(typeof s=="string"){if(!S.test(
s)){let n={instancePath:i+"/externalValue",schemaPath:"#/properties/externalValue/format",keyword:"format",params:{format:"\
uri-reference"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/externalValue",schemaPath:"#/properties/exte\
rnalValue/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Pr.errors=e,t===0}Pr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Vi=kr;function kr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=kr.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);let s=t,n=t;if(r&&typeof r=="object"&&!Array.
isArray(r)){let p;if(r.operationId===void 0&&(p="operationId")||r.operationRef===void 0&&(p="operationRef")){let a={};e===
null?e=[a]:e.push(a),t++}}var o=n===t;if(o){let p={instancePath:i,schemaPath:"#/not",keyword:"not",params:{}};e===null?e=
[p]:e.push(p),t++}else t=s,e!==null&&(s?e.length=s:e=null);if(r&&typeof r=="object"&&!Array.isArray(r)){for(let p in r)if(!(p===
"operationId"||p==="operationRef"||p==="parameters"||p==="requestBody"||p==="description"||p==="server"||$.test(p))){let a={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?
e=[a]:e.push(a),t++}if(r.operationId!==void 0&&typeof r.operationId!="string"){let p={instancePath:i+"/operationId",schemaPath:"\
#/properties/operationId/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}if(r.operationRef!==void 0){
let p=r.operationRef;if(typeof p=="string"){if(!S.test(p)){let a={instancePath:i+"/operationRef",schemaPath:"#/propertie\
s/operationRef/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/operationRef",schemaPath:"#/properties/operationRef/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(
a),t++}}if(r.parameters!==void 0){let p=r.parameters;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+
"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),
t++}}if(r.description!==void 0&&typeof r.description!="string"){let p={instancePath:i+"/description",schemaPath:"#/prope\
rties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),t++}return kr.errors=e,t===0}kr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Mi=wr,Ct={type:"object",properties:{description:{type:"string"},required:{
type:"boolean"},deprecated:{type:"boolean"},allowEmptyValue:{type:"boolean"},style:{type:"string",enum:["simple"]},explode:{
type:"boolean"},allowReserved:{type:"boolean"},schema:{},content:{type:"object",additionalProperties:{},minProperties:1,
maxProperties:1},example:{},examples:{type:"object",additionalProperties:{}}},patternProperties:{"^x-":{}},additionalProperties:!1,
allOf:[{not:{required:["example","examples"]}},{not:{required:["schema","content"]},oneOf:[{required:["schema"]},{required:[
"content"],allOf:[{not:{required:["style"]}},{not:{required:["explode"]}},{not:{required:["allowReserved"]}},{not:{required:[
"example"]}},{not:{required:["examples"]}}]}]}]};function wr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,
dynamicAnchors:O={}}={}){let e=null,t=0,l=wr.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);
let s=t,n=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.example===void 0&&(d="example")||r.examples===void 0&&
(d="examples")){let k={};e===null?e=[k]:e.push(k),t++}}var o=n===t;if(o){let d={instancePath:i,schemaPath:"#/allOf/0/not",
keyword:"not",params:{}};e===null?e=[d]:e.push(d),t++}else t=s,e!==null&&(s?e.length=s:e=null);let p=t,a=t;if(r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.schema===void 0&&(d="schema")||r.content===void 0&&(d="content")){let k={};e===null?
e=[k]:e.push(k),t++}}var f=a===t;if(f){let d={instancePath:i,schemaPath:"#/allOf/1/not",keyword:"not",params:{}};e===null?
e=[d]:e.push(d),t++}else t=p,e!==null&&(p?e.length=p:e=null);let y=t,u=!1,g=null,m=t;if(r&&typeof r=="object"&&!Array.isArray(
r)&&r.schema===void 0){let d={instancePath:i,schemaPath:"#/allOf/1/oneOf/0/required",keyword:"required",params:{missingProperty:"\
schema"}};e===null?e=[d]:e.push(d),t++}var q=m===t;q&&(u=!0,g=0);let c=t,h=t,P=t;if(r&&typeof r=="object"&&!Array.isArray(
r)){let d;if(r.style===void 0&&(d="style")){let k={};e===null?e=[k]:e.push(k),t++}}var N=P===t;if(N){let d={instancePath:i,
schemaPath:"#/allOf/1/oneOf/1/allOf/0/not",keyword:"not",params:{}};e===null?e=[d]:e.push(d),t++}else t=h,e!==null&&(h?e.
length=h:e=null);let _=t,H=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.explode===void 0&&(d="explode")){let k={};
e===null?e=[k]:e.push(k),t++}}var F=H===t;if(F){let d={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/allOf/1/not",keyword:"\
not",params:{}};e===null?e=[d]:e.push(d),t++}else t=_,e!==null&&(_?e.length=_:e=null);let W=t,G=t;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let d;if(r.allowReserved===void 0&&(d="allowReserved")){let k={};e===null?e=[k]:e.push(k),t++}}var Z=G===
t;if(Z){let d={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/allOf/2/not",keyword:"not",params:{}};e===null?e=[d]:e.push(
d),t++}else t=W,e!==null&&(W?e.length=W:e=null);let X=t,J=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.example===
void 0&&(d="example")){let k={};e===null?e=[k]:e.push(k),t++}}var V=J===t;if(V){let d={instancePath:i,schemaPath:"#/allO\
f/1/oneOf/1/allOf/3/not",keyword:"not",params:{}};e===null?e=[d]:e.push(d),t++}else t=X,e!==null&&(X?e.length=X:e=null);
let Y=t,I=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.examples===void 0&&(d="examples")){let k={};e===null?
e=[k]:e.push(k),t++}}var L=I===t;if(L){let d={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/allOf/4/not",keyword:"not",params:{}};
e===null?e=[d]:e.push(d),t++}else t=Y,e!==null&&(Y?e.length=Y:e=null);if(r&&typeof r=="object"&&!Array.isArray(r)&&r.content===
void 0){let d={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/required",keyword:"required",params:{missingProperty:"conten\
t"}};e===null?e=[d]:e.push(d),t++}var q=c===t;if(q&&u?(u=!1,g=[g,1]):q&&(u=!0,g=1),u)t=y,e!==null&&(y?e.length=y:e=null);else{
let d={instancePath:i,schemaPath:"#/allOf/1/oneOf",keyword:"oneOf",params:{passingSchemas:g}};e===null?e=[d]:e.push(d),t++}
if(r&&typeof r=="object"&&!Array.isArray(r)){for(let d in r)if(!(le.call(Ct.properties,d)||$.test(d))){let k={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[k]:e.push(
k),t++}if(r.description!==void 0&&typeof r.description!="string"){let d={instancePath:i+"/description",schemaPath:"#/pro\
perties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),t++}if(r.required!==void 0&&typeof r.
required!="boolean"){let d={instancePath:i+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[d]:e.push(d),t++}if(r.deprecated!==void 0&&typeof r.deprecated!="boolean"){let d={instancePath:i+
"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),
t++}if(r.allowEmptyValue!==void 0&&typeof r.allowEmptyValue!="boolean"){let d={instancePath:i+"/allowEmptyValue",schemaPath:"\
#/properties/allowEmptyValue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),t++}if(r.style!==void 0){
let d=r.style;if(typeof d!="string"){let k={instancePath:i+"/style",schemaPath:"#/properties/style/type",keyword:"type",
params:{type:"string"}};e===null?e=[k]:e.push(k),t++}if(d!=="simple"){let k={instancePath:i+"/style",schemaPath:"#/prope\
rties/style/enum",keyword:"enum",params:{allowedValues:Ct.properties.style.enum}};e===null?e=[k]:e.push(k),t++}}if(r.explode!==
void 0&&typeof r.explode!="boolean"){let d={instancePath:i+"/explode",schemaPath:"#/properties/explode/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[d]:e.push(d),t++}if(r.allowReserved!==void 0&&typeof r.allowReserved!="boolean"){
let d={instancePath:i+"/allowReserved",schemaPath:"#/properties/allowReserved/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[d]:e.push(d),t++}if(r.content!==void 0){let d=r.content;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.
keys(d).length>1){let k={instancePath:i+"/content",schemaPath:"#/properties/content/maxProperties",keyword:"maxPropertie\
s",params:{limit:1}};e===null?e=[k]:e.push(k),t++}if(Object.keys(d).length<1){let k={instancePath:i+"/content",schemaPath:"\
#/properties/content/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[k]:e.push(k),t++}}else{let k={
instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.
push(k),t++}}if(r.examples!==void 0){let d=r.examples;if(!(d&&typeof d=="object"&&!Array.isArray(d))){let k={instancePath:i+
"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),t++}}}else{
let d={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),t++}return wr.
errors=e,t===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zi=vr;function vr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=vr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.name===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="name"||s==="description"||s==="externalDocs"||$.test(s))){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(
n),t++}if(r.name!==void 0&&typeof r.name!="string"){let s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.description!==void 0&&typeof r.description!="string"){let s={
instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),t++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),t++}return vr.errors=e,t===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ti=br;var js=new RegExp("^\\$ref$","u");function br(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){
let e=null,t=0,l=br.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.$ref===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$ref"}};e===null?e=[n]:e.push(n),t++}var s={};for(let n in r)if(js.test(n)){let o=r[n];if(typeof o=="string"){if(!S.test(
o)){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/patternProperties/%5E%5C%24ref%24/f\
ormat",keyword:"format",params:{format:"uri-reference"}};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/patternProperties/%5E%5C%24ref%24/type",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),t++}s[n]=!0}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[n]:e.push(n),t++}return br.errors=e,l.props=s,t===0}br.evaluated={dynamicProps:!0,dynamicItems:!1};
var Bi=xr,Vt={type:"object",properties:{title:{type:"string"},multipleOf:{type:"number",exclusiveMinimum:0},maximum:{type:"\
number"},exclusiveMaximum:{type:"boolean"},minimum:{type:"number"},exclusiveMinimum:{type:"boolean"},maxLength:{type:"in\
teger",minimum:0},minLength:{type:"integer",minimum:0},pattern:{type:"string"},maxItems:{type:"integer",minimum:0},minItems:{
type:"integer",minimum:0},uniqueItems:{type:"boolean"},maxProperties:{type:"integer",minimum:0},minProperties:{type:"int\
eger",minimum:0},required:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},enum:{type:"array",items:{},minItems:1,
uniqueItems:!1},type:{type:"string",enum:["array","boolean","integer","number","object","string"]},not:{},allOf:{type:"a\
rray",items:{}},oneOf:{type:"array",items:{}},anyOf:{type:"array",items:{}},items:{},properties:{type:"object",additionalProperties:{}},
additionalProperties:{},description:{type:"string"},format:{type:"string"},default:{},nullable:{type:"boolean"},discriminator:{},
readOnly:{type:"boolean"},writeOnly:{type:"boolean"},example:{},externalDocs:{},deprecated:{type:"boolean"},xml:{}},patternProperties:{
"^x-":{}},additionalProperties:!1};function xr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){
let e=null,t=0,l=xr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){for(let s in r)if(!(le.call(Vt.properties,s)||$.test(s))){let n={instancePath:i,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.title!==void 0&&
typeof r.title!="string"){let s={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),t++}if(r.multipleOf!==void 0){let s=r.multipleOf;if(typeof s=="number"){if(s<=0||isNaN(
s)){let n={instancePath:i+"/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",
params:{comparison:">",limit:0}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/multipleOf",schemaPath:"#/pr\
operties/multipleOf/type",keyword:"type",params:{type:"number"}};e===null?e=[n]:e.push(n),t++}}if(r.maximum!==void 0&&typeof r.
maximum!="number"){let s={instancePath:i+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"\
number"}};e===null?e=[s]:e.push(s),t++}if(r.exclusiveMaximum!==void 0&&typeof r.exclusiveMaximum!="boolean"){let s={instancePath:i+
"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",params:{type:"boolean"}};e===null?e=[
s]:e.push(s),t++}if(r.minimum!==void 0&&typeof r.minimum!="number"){let s={instancePath:i+"/minimum",schemaPath:"#/prope\
rties/minimum/type",keyword:"type",params:{type:"number"}};e===null?e=[s]:e.push(s),t++}if(r.exclusiveMinimum!==void 0&&
typeof r.exclusiveMinimum!="boolean"){let s={instancePath:i+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimu\
m/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),t++}if(r.maxLength!==void 0){let s=r.maxLength;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+"/maxLength",schemaPath:"#/properties/maxLength/type",
keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&(s<0||isNaN(s))){let n={instancePath:i+
"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[n]:e.push(n),t++}}if(r.minLength!==void 0){let s=r.minLength;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+
"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}
if(typeof s=="number"&&(s<0||isNaN(s))){let n={instancePath:i+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),t++}}if(r.pattern!==void 0&&typeof r.pattern!="strin\
g"){let s={instancePath:i+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),t++}if(r.maxItems!==void 0){let s=r.maxItems;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+
"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}
if(typeof s=="number"&&(s<0||isNaN(s))){let n={instancePath:i+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),t++}}if(r.minItems!==void 0){let s=r.minItems;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&(s<0||isNaN(s))){let n={instancePath:i+"/minItems",
schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),
t++}}if(r.uniqueItems!==void 0&&typeof r.uniqueItems!="boolean"){let s={instancePath:i+"/uniqueItems",schemaPath:"#/prop\
erties/uniqueItems/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),t++}if(r.maxProperties!==void 0){
let s=r.maxProperties;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+"/maxProperties",schemaPath:"#/\
properties/maxProperties/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&
(s<0||isNaN(s))){let n={instancePath:i+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),t++}}if(r.minProperties!==void 0){let s=r.minProperties;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&(s<0||isNaN(s))){let n={instancePath:i+
"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[n]:e.push(n),t++}}if(r.required!==void 0){let s=r.required;if(Array.isArray(s)){if(s.length<1){let a={instancePath:i+
"/required",schemaPath:"#/properties/required/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),t++}
let n=s.length;for(let a=0;a<n;a++)if(typeof s[a]!="string"){let f={instancePath:i+"/required/"+a,schemaPath:"#/properti\
es/required/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}let o=s.length,p;if(o>1){let a={};
for(;o--;){let f=s[o];if(typeof f=="string"){if(typeof a[f]=="number"){p=a[f];let y={instancePath:i+"/required",schemaPath:"\
#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p}};e===null?e=[y]:e.push(y),t++;break}a[f]=o}}}}else{
let n={instancePath:i+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"array"}};e===null?
e=[n]:e.push(n),t++}}if(r.enum!==void 0){let s=r.enum;if(Array.isArray(s)){if(s.length<1){let n={instancePath:i+"/enum",
schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}if(r.type!==
void 0){let s=r.type;if(typeof s!="string"){let n={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(!(s==="array"||s==="boolean"||s==="integer"||s==="number"||
s==="object"||s==="string")){let n={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Vt.
properties.type.enum}};e===null?e=[n]:e.push(n),t++}}if(r.allOf!==void 0&&!Array.isArray(r.allOf)){let s={instancePath:i+
"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),t++}if(r.oneOf!==
void 0&&!Array.isArray(r.oneOf)){let s={instancePath:i+"/oneOf",schemaPath:"#/properties/oneOf/type",keyword:"type",params:{
type:"array"}};e===null?e=[s]:e.push(s),t++}if(r.anyOf!==void 0&&!Array.isArray(r.anyOf)){let s={instancePath:i+"/anyOf",
schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),t++}if(r.properties!==
void 0){let s=r.properties;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/properties",schemaPath:"\
#/properties/properties/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}if(r.description!==void 0&&
typeof r.description!="string"){let s={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.format!==void 0&&typeof r.format!="string"){let s={instancePath:i+
"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.
nullable!==void 0&&typeof r.nullable!="boolean"){let s={instancePath:i+"/nullable",schemaPath:"#/properties/nullable/typ\
e",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),t++}if(r.readOnly!==void 0&&typeof r.readOnly!="bool\
ean"){let s={instancePath:i+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[s]:e.push(s),t++}if(r.writeOnly!==void 0&&typeof r.writeOnly!="boolean"){let s={instancePath:i+"/writeOnly",
schemaPath:"#/properties/writeOnly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),t++}if(r.deprecated!==
void 0&&typeof r.deprecated!="boolean"){let s={instancePath:i+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return xr.errors=e,t===0}xr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ki=Ar;function Ar(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Ar.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.propertyName===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
propertyName"}};e===null?e=[s]:e.push(s),t++}if(r.propertyName!==void 0&&typeof r.propertyName!="string"){let s={instancePath:i+
"/propertyName",schemaPath:"#/properties/propertyName/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(
s),t++}if(r.mapping!==void 0){let s=r.mapping;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)if(typeof s[n]!=
"string"){let o={instancePath:i+"/mapping/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/mapping/ad\
ditionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}else{let n={instancePath:i+
"/mapping",schemaPath:"#/properties/mapping/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Ar.
errors=e,t===0}Ar.evaluated={props:{propertyName:!0,mapping:!0},dynamicProps:!1,dynamicItems:!1};var Hi=jr;function jr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=jr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){for(let s in r)if(!(s==="name"||s==="namespace"||s==="prefix"||s==="attribute"||s==="wrapped"||$.test(s))){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(
n),t++}if(r.name!==void 0&&typeof r.name!="string"){let s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.namespace!==void 0){let s=r.namespace;if(typeof s=="stri\
ng"){if(!Ye(s)){let n={instancePath:i+"/namespace",schemaPath:"#/properties/namespace/format",keyword:"format",params:{format:"\
uri"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.prefix!==void 0&&typeof r.prefix!="string"){let s={instancePath:i+
"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.
attribute!==void 0&&typeof r.attribute!="boolean"){let s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute\
/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),t++}if(r.wrapped!==void 0&&typeof r.wrapped!="bo\
olean"){let s={instancePath:i+"/wrapped",schemaPath:"#/properties/wrapped/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[s]:e.push(s),t++}return jr.errors=e,t===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fi=qr,ye={
type:"object",required:["type"],properties:{type:{enum:["apiKey","http","oauth2","openIdConnect"]}},allOf:[{if:{properties:{
type:{enum:["apiKey"]}}},then:{type:"object",required:["type","name","in"],properties:{type:{type:"string",enum:["apiKey"]},
name:{type:"string"},in:{type:"string",enum:["header","query","cookie"]},description:{type:"string"}},patternProperties:{
"^x-":{}},additionalProperties:!1}},{if:{properties:{type:{enum:["http"]}}},then:{type:"object",required:["scheme","type"],
properties:{scheme:{type:"string"},bearerFormat:{type:"string"},description:{type:"string"},type:{type:"string",enum:["h\
ttp"]}},patternProperties:{"^x-":{}},additionalProperties:!1,oneOf:[{properties:{scheme:{type:"string",pattern:"^[Bb][Ee\
][Aa][Rr][Ee][Rr]$"}}},{not:{required:["bearerFormat"]},properties:{scheme:{not:{type:"string",pattern:"^[Bb][Ee][Aa][Rr\
][Ee][Rr]$"}}}}]}},{if:{properties:{type:{enum:["oauth2"]}}},then:{type:"object",required:["type","flows"],properties:{type:{
type:"string",enum:["oauth2"]},flows:{},description:{type:"string"}},patternProperties:{"^x-":{}},additionalProperties:!1}},
{if:{properties:{type:{enum:["openIdConnect"]}}},then:{type:"object",required:["type","openIdConnectUrl"],properties:{type:{
type:"string",enum:["openIdConnect"]},openIdConnectUrl:{type:"string",format:"uri-reference"},description:{type:"string"}},
patternProperties:{"^x-":{}},additionalProperties:!1}}]};function qr(r,{instancePath:i="",parentData:b,parentDataProperty:w,
rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=qr.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0);let s=t,n=!0,o=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="apiKey"){let I={};
e===null?e=[I]:e.push(I),t++}var p=o===t;if(t=s,e!==null&&(s?e.length=s:e=null),p){let I=t;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.type===void 0){let q={instancePath:i,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[q]:e.push(q),t++}if(r.name===void 0){let q={instancePath:i,schemaPath:"#/allOf/0/then/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[q]:e.push(q),t++}if(r.in===void 0){let q={instancePath:i,schemaPath:"\
#/allOf/0/then/required",keyword:"required",params:{missingProperty:"in"}};e===null?e=[q]:e.push(q),t++}for(let q in r)if(!(q===
"type"||q==="name"||q==="in"||q==="description"||$.test(q))){let d={instancePath:i,schemaPath:"#/allOf/0/then/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[d]:e.push(d),t++}if(r.type!==void 0){
let q=r.type;if(typeof q!="string"){let d={instancePath:i+"/type",schemaPath:"#/allOf/0/then/properties/type/type",keyword:"\
type",params:{type:"string"}};e===null?e=[d]:e.push(d),t++}if(q!=="apiKey"){let d={instancePath:i+"/type",schemaPath:"#/\
allOf/0/then/properties/type/enum",keyword:"enum",params:{allowedValues:ye.allOf[0].then.properties.type.enum}};e===null?
e=[d]:e.push(d),t++}}if(r.name!==void 0&&typeof r.name!="string"){let q={instancePath:i+"/name",schemaPath:"#/allOf/0/th\
en/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),t++}if(r.in!==void 0){let q=r.in;
if(typeof q!="string"){let d={instancePath:i+"/in",schemaPath:"#/allOf/0/then/properties/in/type",keyword:"type",params:{
type:"string"}};e===null?e=[d]:e.push(d),t++}if(!(q==="header"||q==="query"||q==="cookie")){let d={instancePath:i+"/in",
schemaPath:"#/allOf/0/then/properties/in/enum",keyword:"enum",params:{allowedValues:ye.allOf[0].then.properties.in.enum}};
e===null?e=[d]:e.push(d),t++}}if(r.description!==void 0&&typeof r.description!="string"){let q={instancePath:i+"/descrip\
tion",schemaPath:"#/allOf/0/then/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(
q),t++}}else{let q={instancePath:i,schemaPath:"#/allOf/0/then/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:
e.push(q),t++}var p=I===t;if(n=p,n)var a=!0}if(!n){let I={instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{
failingKeyword:"then"}};e===null?e=[I]:e.push(I),t++}let f=t,y=!0,u=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.type!==
void 0&&r.type!=="http"){let I={};e===null?e=[I]:e.push(I),t++}var g=u===t;if(t=f,e!==null&&(f?e.length=f:e=null),g){let I=t,
L=t,q=!1,d=null,k=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.scheme!==void 0){let D=r.scheme;if(typeof D=="string"){
if(!vt.test(D)){let R={instancePath:i+"/scheme",schemaPath:"#/allOf/1/then/oneOf/0/properties/scheme/pattern",keyword:"p\
attern",params:{pattern:"^[Bb][Ee][Aa][Rr][Ee][Rr]$"}};e===null?e=[R]:e.push(R),t++}}else{let R={instancePath:i+"/scheme",
schemaPath:"#/allOf/1/then/oneOf/0/properties/scheme/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(
R),t++}}var P=k===t;if(P){q=!0,d=0;var m={};m.scheme=!0}let x=t,A=t,U=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let D;
if(r.bearerFormat===void 0&&(D="bearerFormat")){let R={};e===null?e=[R]:e.push(R),t++}}var c=U===t;if(c){let D={instancePath:i,
schemaPath:"#/allOf/1/then/oneOf/1/not",keyword:"not",params:{}};e===null?e=[D]:e.push(D),t++}else t=A,e!==null&&(A?e.length=
A:e=null);if(r&&typeof r=="object"&&!Array.isArray(r)&&r.scheme!==void 0){let D=r.scheme,R=t,ae=t;if(t===ae)if(typeof D==
"string"){if(!vt.test(D)){let Q={};e===null?e=[Q]:e.push(Q),t++}}else{let Q={};e===null?e=[Q]:e.push(Q),t++}var h=ae===t;
if(h){let Q={instancePath:i+"/scheme",schemaPath:"#/allOf/1/then/oneOf/1/properties/scheme/not",keyword:"not",params:{}};
e===null?e=[Q]:e.push(Q),t++}else t=R,e!==null&&(R?e.length=R:e=null)}var P=x===t;if(P&&q?(q=!1,d=[d,1]):P&&(q=!0,d=1,m!==
!0&&(m=m||{},m.scheme=!0)),q)t=L,e!==null&&(L?e.length=L:e=null);else{let D={instancePath:i,schemaPath:"#/allOf/1/then/o\
neOf",keyword:"oneOf",params:{passingSchemas:d}};e===null?e=[D]:e.push(D),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.scheme===void 0){let D={instancePath:i,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty:"\
scheme"}};e===null?e=[D]:e.push(D),t++}if(r.type===void 0){let D={instancePath:i,schemaPath:"#/allOf/1/then/required",keyword:"\
required",params:{missingProperty:"type"}};e===null?e=[D]:e.push(D),t++}for(let D in r)if(!(D==="scheme"||D==="bearerFor\
mat"||D==="description"||D==="type"||$.test(D))){let R={instancePath:i,schemaPath:"#/allOf/1/then/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:D}};e===null?e=[R]:e.push(R),t++}if(r.scheme!==void 0&&typeof r.
scheme!="string"){let D={instancePath:i+"/scheme",schemaPath:"#/allOf/1/then/properties/scheme/type",keyword:"type",params:{
type:"string"}};e===null?e=[D]:e.push(D),t++}if(r.bearerFormat!==void 0&&typeof r.bearerFormat!="string"){let D={instancePath:i+
"/bearerFormat",schemaPath:"#/allOf/1/then/properties/bearerFormat/type",keyword:"type",params:{type:"string"}};e===null?
e=[D]:e.push(D),t++}if(r.description!==void 0&&typeof r.description!="string"){let D={instancePath:i+"/description",schemaPath:"\
#/allOf/1/then/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),t++}if(r.type!==
void 0){let D=r.type;if(typeof D!="string"){let R={instancePath:i+"/type",schemaPath:"#/allOf/1/then/properties/type/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),t++}if(D!=="http"){let R={instancePath:i+"/type",schemaPath:"\
#/allOf/1/then/properties/type/enum",keyword:"enum",params:{allowedValues:ye.allOf[1].then.properties.type.enum}};e===null?
e=[R]:e.push(R),t++}}}else{let D={instancePath:i,schemaPath:"#/allOf/1/then/type",keyword:"type",params:{type:"object"}};
e===null?e=[D]:e.push(D),t++}var g=I===t;if(y=g,y)var N=!0}if(!y){let I={instancePath:i,schemaPath:"#/allOf/1/if",keyword:"\
if",params:{failingKeyword:"then"}};e===null?e=[I]:e.push(I),t++}a!==!0&&N!==void 0&&(N===!0?a=!0:(a=a||{},Object.assign(
a,N)));let _=t,H=!0,F=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="oauth2"){let I={};e===null?
e=[I]:e.push(I),t++}var W=F===t;if(t=_,e!==null&&(_?e.length=_:e=null),W){let I=t;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.type===void 0){let q={instancePath:i,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[q]:e.push(q),t++}if(r.flows===void 0){let q={instancePath:i,schemaPath:"#/allOf/2/then/required",keyword:"\
required",params:{missingProperty:"flows"}};e===null?e=[q]:e.push(q),t++}for(let q in r)if(!(q==="type"||q==="flows"||q===
"description"||$.test(q))){let d={instancePath:i,schemaPath:"#/allOf/2/then/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:q}};e===null?e=[d]:e.push(d),t++}if(r.type!==void 0){let q=r.type;if(typeof q!="stri\
ng"){let d={instancePath:i+"/type",schemaPath:"#/allOf/2/then/properties/type/type",keyword:"type",params:{type:"string"}};
e===null?e=[d]:e.push(d),t++}if(q!=="oauth2"){let d={instancePath:i+"/type",schemaPath:"#/allOf/2/then/properties/type/e\
num",keyword:"enum",params:{allowedValues:ye.allOf[2].then.properties.type.enum}};e===null?e=[d]:e.push(d),t++}}if(r.description!==
void 0&&typeof r.description!="string"){let q={instancePath:i+"/description",schemaPath:"#/allOf/2/then/properties/descr\
iption/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),t++}}else{let q={instancePath:i,schemaPath:"\
#/allOf/2/then/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),t++}var W=I===t;if(H=W,H)var G=!0}if(!H){
let I={instancePath:i,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[I]:e.push(I),t++}
a!==!0&&G!==void 0&&(G===!0?a=!0:(a=a||{},Object.assign(a,G)));let Z=t,X=!0,J=t;if(r&&typeof r=="object"&&!Array.isArray(
r)&&r.type!==void 0&&r.type!=="openIdConnect"){let I={};e===null?e=[I]:e.push(I),t++}var V=J===t;if(t=Z,e!==null&&(Z?e.length=
Z:e=null),V){let I=t;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){let q={instancePath:i,schemaPath:"\
#/allOf/3/then/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[q]:e.push(q),t++}if(r.openIdConnectUrl===
void 0){let q={instancePath:i,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty:"openIdCon\
nectUrl"}};e===null?e=[q]:e.push(q),t++}for(let q in r)if(!(q==="type"||q==="openIdConnectUrl"||q==="description"||$.test(
q))){let d={instancePath:i,schemaPath:"#/allOf/3/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};
e===null?e=[d]:e.push(d),t++}if(r.type!==void 0){let q=r.type;if(typeof q!="string"){let d={instancePath:i+"/type",schemaPath:"\
#/allOf/3/then/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),t++}if(q!=="openIdC\
onnect"){let d={instancePath:i+"/type",schemaPath:"#/allOf/3/then/properties/type/enum",keyword:"enum",params:{allowedValues:ye.
allOf[3].then.properties.type.enum}};e===null?e=[d]:e.push(d),t++}}if(r.openIdConnectUrl!==void 0){let q=r.openIdConnectUrl;
if(typeof q=="string"){if(!S.test(q)){let d={instancePath:i+"/openIdConnectUrl",schemaPath:"#/allOf/3/then/properties/op\
enIdConnectUrl/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:i+
"/openIdConnectUrl",schemaPath:"#/allOf/3/then/properties/openIdConnectUrl/type",keyword:"type",params:{type:"string"}};
e===null?e=[d]:e.push(d),t++}}if(r.description!==void 0&&typeof r.description!="string"){let q={instancePath:i+"/descrip\
tion",schemaPath:"#/allOf/3/then/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(
q),t++}}else{let q={instancePath:i,schemaPath:"#/allOf/3/then/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:
e.push(q),t++}var V=I===t;if(X=V,X)var Y=!0}if(!X){let I={instancePath:i,schemaPath:"#/allOf/3/if",keyword:"if",params:{
failingKeyword:"then"}};e===null?e=[I]:e.push(I),t++}if(a!==!0&&Y!==void 0&&(Y===!0?a=!0:(a=a||{},Object.assign(a,Y))),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){let I={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"type"}};e===null?e=[I]:e.push(I),t++}if(a!==!0&&(a=a||{},a.type=!0),r.type!==void 0){let I=r.
type;if(!(I==="apiKey"||I==="http"||I==="oauth2"||I==="openIdConnect")){let L={instancePath:i+"/type",schemaPath:"#/prop\
erties/type/enum",keyword:"enum",params:{allowedValues:ye.properties.type.enum}};e===null?e=[L]:e.push(L),t++}}}else{let I={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),t++}return qr.errors=
e,l.props=a,t===0}qr.evaluated={dynamicProps:!0,dynamicItems:!1};var Wi=Ir;function Ir(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Ir.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r))for(let s in r){let n=r[s];if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)if(typeof n[p]!="string"){let a={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),t++}}else{let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),t++}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Ir.errors=e,t===0}Ir.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Xi=Or;function Or(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Or.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){for(let s in r)if(!(s==="implicit"||s==="password"||s==="clientCredentials"||s==="authorizationCode"||$.test(s))){let n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?
e=[n]:e.push(n),t++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),t++}return Or.errors=e,t===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yi=_r;function _r(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=_r.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.authorizationUrl===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorizationUrl"}};e===null?e=[s]:e.push(s),t++}if(r.scopes===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"scopes"}};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="authorizationUrl"||s===
"refreshUrl"||s==="scopes"||$.test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.authorizationUrl!==void 0){let s=r.authorizationUrl;
if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+"/authorizationUrl",schemaPath:"#/properties/authorizationUr\
l/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/a\
uthorizationUrl",schemaPath:"#/properties/authorizationUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.
push(n),t++}}if(r.refreshUrl!==void 0){let s=r.refreshUrl;if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+"/\
refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[n]:
e.push(n),t++}}else{let n={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.scopes!==void 0){let s=r.scopes;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let n in s)if(typeof s[n]!="string"){let o={instancePath:i+"/scopes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/scopes/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}else{
let n={instancePath:i+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"object"}};e===null?e=
[n]:e.push(n),t++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),t++}return _r.errors=e,t===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gi=Dr;function Dr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Dr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.tokenUrl===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to\
kenUrl"}};e===null?e=[s]:e.push(s),t++}if(r.scopes===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"scopes"}};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="tokenUrl"||s==="refreshUr\
l"||s==="scopes"||$.test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.tokenUrl!==void 0){let s=r.tokenUrl;if(typeof s=="string"){if(!S.
test(s)){let n={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/format",keyword:"format",params:{format:"ur\
i-reference"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.refreshUrl!==void 0){let s=r.refreshUrl;if(typeof s==
"string"){if(!S.test(s)){let n={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"format",
params:{format:"uri-reference"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/refreshUrl",schemaPath:"#/pr\
operties/refreshUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.scopes!==void 0){let s=r.
scopes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)if(typeof s[n]!="string"){let o={instancePath:i+"/sco\
pes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/scopes/additionalProperties/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}else{let n={instancePath:i+"/scopes",schemaPath:"#/properties/scop\
es/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Dr.errors=e,t===0}Dr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ji=$r;function $r(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=$r.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.tokenUrl===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to\
kenUrl"}};e===null?e=[s]:e.push(s),t++}if(r.scopes===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"scopes"}};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="tokenUrl"||s==="refreshUr\
l"||s==="scopes"||$.test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.tokenUrl!==void 0){let s=r.tokenUrl;if(typeof s=="string"){if(!S.
test(s)){let n={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/format",keyword:"format",params:{format:"ur\
i-reference"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.refreshUrl!==void 0){let s=r.refreshUrl;if(typeof s==
"string"){if(!S.test(s)){let n={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"format",
params:{format:"uri-reference"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/refreshUrl",schemaPath:"#/pr\
operties/refreshUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.scopes!==void 0){let s=r.
scopes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)if(typeof s[n]!="string"){let o={instancePath:i+"/sco\
pes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/scopes/additionalProperties/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}else{let n={instancePath:i+"/scopes",schemaPath:"#/properties/scop\
es/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return $r.errors=e,t===0}$r.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Qi=Nr;function Nr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Nr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.authorizationUrl===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorizationUrl"}};e===null?e=[s]:e.push(s),t++}if(r.tokenUrl===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"tokenUrl"}};e===null?e=[s]:e.push(s),t++}if(r.scopes===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!(s==="authorizationUrl"||s==="tokenUrl"||s==="refreshUrl"||s==="scopes"||$.test(s))){let n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.
authorizationUrl!==void 0){let s=r.authorizationUrl;if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+"/author\
izationUrl",schemaPath:"#/properties/authorizationUrl/format",keyword:"format",params:{format:"uri-reference"}};e===null?
e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/authorizationUrl",schemaPath:"#/properties/authorizationUrl/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.tokenUrl!==void 0){let s=r.tokenUrl;if(typeof s=="strin\
g"){if(!S.test(s)){let n={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/format",keyword:"format",params:{
format:"uri-reference"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/tokenUrl",schemaPath:"#/properties/t\
okenUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.refreshUrl!==void 0){let s=r.refreshUrl;
if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"\
format",params:{format:"uri-reference"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/refreshUrl",schemaPath:"\
#/properties/refreshUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.scopes!==void 0){
let s=r.scopes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)if(typeof s[n]!="string"){let o={instancePath:i+
"/scopes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/scopes/additionalProperties/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}else{let n={instancePath:i+"/scopes",schemaPath:"#/propertie\
s/scopes/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Nr.errors=e,t===0}Nr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var en=zr;var E=Et().default;function zr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){
let e=null,t=0,l=zr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof r=="string"){if(E(
r)<1){let s={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}return zr.
errors=e,t===0}zr.evaluated={dynamicProps:!1,dynamicItems:!1};var rn=Ur;var ce=new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$","u");function Ur(r,{instancePath:i="",parentData:b,parentDataProperty:w,
rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=Ur.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){let o=r[n];if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.id===void 0){let p={instancePath:i+"/"+n,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[p]:e.push(p),t++}if(o.text===void 0){let p={instancePath:i+"/"+n,schemaPath:"#/items/required",keyword:"\
required",params:{missingProperty:"text"}};e===null?e=[p]:e.push(p),t++}for(let p in o)if(!(p==="id"||p==="text"||p==="r\
eadings"||p==="x-unspecified")){let a={instancePath:i+"/"+n,schemaPath:"#/items/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:p}};e===null?e=[a]:e.push(a),t++}if(o.id!==void 0){let p=o.id;if(typeof p=="stri\
ng"){if(!ce.test(p)){let a={instancePath:i+"/"+n+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/"+n+"/id",schemaPath:"\
#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}}if(o.text!==void 0){let p=o.
text;if(typeof p=="string"){if(E(p)<1){let a={instancePath:i+"/"+n+"/text",schemaPath:"#/items/properties/text/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/"+n+"/text",schemaPath:"\
#/items/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}}if(o.readings!==void 0){
let p=o.readings;if(Array.isArray(p)){let a=p.length;for(let u=0;u<a;u++){let g=p[u];if(typeof g=="string"){if(E(g)<1){let m={
instancePath:i+"/"+n+"/readings/"+u,schemaPath:"#/items/properties/readings/items/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/"+n+"/readings/"+u,schemaPath:"#/items/properties/r\
eadings/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),t++}}let f=p.length,y;if(f>1){let u={};
for(;f--;){let g=p[f];if(typeof g=="string"){if(typeof u[g]=="number"){y=u[g];let m={instancePath:i+"/"+n+"/readings",schemaPath:"\
#/items/properties/readings/uniqueItems",keyword:"uniqueItems",params:{i:f,j:y}};e===null?e=[m]:e.push(m),t++;break}u[g]=
f}}}}else{let a={instancePath:i+"/"+n+"/readings",schemaPath:"#/items/properties/readings/type",keyword:"type",params:{type:"\
array"}};e===null?e=[a]:e.push(a),t++}}if(o["x-unspecified"]!==void 0){let p=o["x-unspecified"];if(typeof p=="string"){if(E(
p)<1){let a={instancePath:i+"/"+n+"/x-unspecified",schemaPath:"#/items/properties/x-unspecified/minLength",keyword:"minL\
ength",params:{limit:1}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/"+n+"/x-unspecified",schemaPath:"#/i\
tems/properties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}}}else{let p={instancePath:i+
"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),t++}return Ur.errors=e,t===0}Ur.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};var tn=Er,qs={type:"object",minProperties:1,propertyNames:{type:"string",pattern:"\
^[A-Za-z_$][A-Za-z0-9_$]*$"},additionalProperties:{type:["integer","object"],minimum:0,maximum:1023,required:["bit"],properties:{
bit:{type:"integer",minimum:0,maximum:1023},description:{type:"string"},deprecated:{type:"boolean"},"x-unspecified":{type:"\
string",minLength:1}},additionalProperties:!1}},ge=new RegExp("^[A-Za-z_$][A-Za-z0-9_$]*$","u");function Er(r,{instancePath:i="",
parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=Er.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){
let n={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[n]:e.push(n),t++}
for(let n in r){let o=t;if(typeof n=="string"){if(!ge.test(n)){let p={instancePath:i,schemaPath:"#/propertyNames/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"},propertyName:n};e===null?e=[p]:e.push(p),t++}}else{let p={
instancePath:i,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:n};e===null?e=[p]:e.
push(p),t++}var s=o===t;if(!s){let p={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:n}};
e===null?e=[p]:e.push(p),t++}}for(let n in r){let o=r[n];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&!(o&&typeof o=="ob\
ject"&&!Array.isArray(o))){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPr\
operties/type",keyword:"type",params:{type:qs.additionalProperties.type}};e===null?e=[p]:e.push(p),t++}if(typeof o=="num\
ber"){if(o>1023||isNaN(o)){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPr\
operties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1023}};e===null?e=[p]:e.push(p),t++}if(o<0||isNaN(o)){
let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),t++}}if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
bit===void 0){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/requ\
ired",keyword:"required",params:{missingProperty:"bit"}};e===null?e=[p]:e.push(p),t++}for(let p in o)if(!(p==="bit"||p===
"description"||p==="deprecated"||p==="x-unspecified")){let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===
null?e=[a]:e.push(a),t++}if(o.bit!==void 0){let p=o.bit;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/bit",schemaPath:"#/additionalProperties/properties/bit/type",keyword:"typ\
e",params:{type:"integer"}};e===null?e=[a]:e.push(a),t++}if(typeof p=="number"){if(p>1023||isNaN(p)){let a={instancePath:i+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/bit",schemaPath:"#/additionalProperties/properties/bit/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1023}};e===null?e=[a]:e.push(a),t++}if(p<0||isNaN(p)){let a={instancePath:i+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1")+"/bit",schemaPath:"#/additionalProperties/properties/bit/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),t++}}}if(o.description!==void 0&&typeof o.description!="st\
ring"){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"#/additionalPropert\
ies/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}if(o.deprecated!==void 0&&
typeof o.deprecated!="boolean"){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/deprecated",schemaPath:"\
#/additionalProperties/properties/deprecated/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),t++}
if(o["x-unspecified"]!==void 0){let p=o["x-unspecified"];if(typeof p=="string"){if(E(p)<1){let a={instancePath:i+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-unspecified/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-unspecified/type",keyword:"type",params:{type:"st\
ring"}};e===null?e=[a]:e.push(a),t++}}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),t++}return Er.errors=e,t===0}Er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var sn=Lr;function Lr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Lr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r))for(let s in r){let n=r[s];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.payload===void 0){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
payload"}};e===null?e=[o]:e.push(o),t++}for(let o in n)if(!(o==="title"||o==="description"||o==="payload"||o==="firedBy"||
o==="x-behaviour"||o==="x-unspecified")){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:
e.push(p),t++}if(n.title!==void 0&&typeof n.title!="string"){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/title",schemaPath:"#/additionalProperties/properties/title/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),t++}if(n.description!==void 0&&typeof n.description!="string"){let o={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/description",schemaPath:"#/additionalProperties/properties/description/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),t++}if(n.firedBy!==void 0&&typeof n.firedBy!="string"){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/firedBy",schemaPath:"#/additionalProperties/properties/firedBy/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}if(n["x-behaviour"]!==void 0){let o=n["x-behaviour"];if(Array.
isArray(o)){let p=o.length;for(let a=0;a<p;a++){let f=o[a];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.id===void 0){
let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/\
properties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[y]:e.push(y),t++}if(f.
text===void 0){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additi\
onalProperties/properties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[y]:
e.push(y),t++}for(let y in f)if(!(y==="id"||y==="text"||y==="readings"||y==="x-unspecified")){let u={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/properties/x-behaviour/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[u]:e.push(u),t++}if(f.
id!==void 0){let y=f.id;if(typeof y=="string"){if(!ce.test(y)){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/x-behaviour/"+a+"/id",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/id",schemaPath:"#/additionalProperties/properties/x-behavio\
ur/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),t++}}if(f.text!==void 0){let y=f.
text;if(typeof y=="string"){if(E(y)<1){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+
a+"/text",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/text/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/x-behaviour/"+a+"/text",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/text/type",keyword:"\
type",params:{type:"string"}};e===null?e=[u]:e.push(u),t++}}if(f.readings!==void 0){let y=f.readings;if(Array.isArray(y)){
let u=y.length;for(let c=0;c<u;c++){let h=y[c];if(typeof h=="string"){if(E(h)<1){let P={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings/"+c,schemaPath:"#/additionalProperties/properties/x-behaviour/ite\
ms/properties/readings/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[P]:e.push(P),t++}}else{let P={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings/"+c,schemaPath:"#/additionalPro\
perties/properties/x-behaviour/items/properties/readings/items/type",keyword:"type",params:{type:"string"}};e===null?e=[
P]:e.push(P),t++}}let g=y.length,m;if(g>1){let c={};for(;g--;){let h=y[g];if(typeof h=="string"){if(typeof c[h]=="number"){
m=c[h];let P={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings",schemaPath:"#/ad\
ditionalProperties/properties/x-behaviour/items/properties/readings/uniqueItems",keyword:"uniqueItems",params:{i:g,j:m}};
e===null?e=[P]:e.push(P),t++;break}c[h]=g}}}}else{let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x\
-behaviour/"+a+"/readings",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/readings/type",keyword:"\
type",params:{type:"array"}};e===null?e=[u]:e.push(u),t++}}if(f["x-unspecified"]!==void 0){let y=f["x-unspecified"];if(typeof y==
"string"){if(E(y)<1){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/x-unspecifie\
d",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/x-unspecified/minLength",keyword:"minLengt\
h",params:{limit:1}};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/x-behaviour/"+a+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/x-unspecif\
ied/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),t++}}}else{let y={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/properties/x-behaviour/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[y]:e.push(y),t++}}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/x-behaviour",schemaPath:"#/additionalProperties/properties/x-behaviour/type",keyword:"type",params:{type:"\
array"}};e===null?e=[p]:e.push(p),t++}}if(n["x-unspecified"]!==void 0){let o=n["x-unspecified"];if(typeof o=="string"){if(E(
o)<1){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProper\
ties/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),t++}}else{let p={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properti\
es/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}}}else{let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[o]:e.push(o),t++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),t++}return Lr.errors=e,t===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nn=Rr;function Rr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Rr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){for(let n in r){let o=t;if(typeof n=="string"){if(!ge.test(n)){let p={instancePath:i,schemaPath:"#/propertyNames/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"},propertyName:n};e===null?e=[p]:e.push(p),t++}}else{
let p={instancePath:i,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:n};e===null?e=
[p]:e.push(p),t++}var s=o===t;if(!s){let p={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{
propertyName:n}};e===null?e=[p]:e.push(p),t++}}for(let n in r){let o=r[n];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
status===void 0){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/r\
equired",keyword:"required",params:{missingProperty:"status"}};e===null?e=[p]:e.push(p),t++}if(o.code===void 0){let p={instancePath:i+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
code"}};e===null?e=[p]:e.push(p),t++}if(o.message===void 0){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[p]:
e.push(p),t++}for(let p in o)if(!(p==="status"||p==="code"||p==="message"||p==="description"||p==="x-unspecified")){let a={
instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}};e===null?e=[a]:e.push(a),t++}if(o.status!==void 0){let p=o.status;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/status",schemaPath:"#\
/additionalProperties/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),t++}if(typeof p==
"number"){if(p>599||isNaN(p)){let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/status",schemaPath:"#\
/additionalProperties/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[a]:e.
push(a),t++}if(p<100||isNaN(p)){let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/status",schemaPath:"\
#/additionalProperties/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};e===null?e=[a]:e.
push(a),t++}}}if(o.code!==void 0){let p=o.code;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1")+"/code",schemaPath:"#/additionalProperties/properties/code/type",keyword:"type",params:{
type:"integer"}};e===null?e=[a]:e.push(a),t++}}if(o.message!==void 0){let p=o.message;if(typeof p=="string"){if(E(p)<1){
let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/message",schemaPath:"#/additionalProperties/propert\
ies/message/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/message",schemaPath:"#/additionalProperties/properties/message/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}}if(o.description!==void 0&&typeof o.description!="string"){let p={
instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"#/additionalProperties/properties\
/description/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}if(o["x-unspecified"]!==void 0){let p=o["\
x-unspecified"];if(typeof p=="string"){if(E(p)<1){let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x\
-unspecified",schemaPath:"#/additionalProperties/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"\
#/additionalProperties/properties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}}}else{
let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[p]:e.push(p),t++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return Rr.errors=e,t===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var pn=Sr;var Kt=new RegExp("^P(?=.)([0-9]+W|([0-9]+Y)?([0-9]+M)?([0-9]+D)?(T(?=.)([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]+)?S)?)?)$",
"u");function Sr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,
t=0,l=Sr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r))for(let s in r){let n=r[s];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.subject===void 0){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
subject"}};e===null?e=[o]:e.push(o),t++}if(n.states===void 0){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"states"}};e===null?e=[o]:
e.push(o),t++}if(n.transitions===void 0){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"transitions"}};e===null?e=[o]:e.push(o),t++}
for(let o in n)if(!(o==="subject"||o==="description"||o==="validity"||o==="states"||o==="transitions"||o==="x-behaviour"||
o==="x-unspecified")){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPropert\
ies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),t++}if(n.
subject!==void 0&&typeof n.subject!="string"){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/subje\
ct",schemaPath:"#/additionalProperties/properties/subject/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.
push(o),t++}if(n.description!==void 0&&typeof n.description!="string"){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/description",schemaPath:"#/additionalProperties/properties/description/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),t++}if(n.validity!==void 0){let o=n.validity;if(typeof o=="string"){if(!Kt.test(o)){let p={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/validity",schemaPath:"#/additionalProperties/properties/va\
lidity/pattern",keyword:"pattern",params:{pattern:"^P(?=.)([0-9]+W|([0-9]+Y)?([0-9]+M)?([0-9]+D)?(T(?=.)([0-9]+H)?([0-9]\
+M)?([0-9]+(\\.[0-9]+)?S)?)?)$"}};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/validity",schemaPath:"#/additionalProperties/properties/validity/type",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),t++}}if(n.states!==void 0){let o=n.states;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.
keys(o).length<1){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/states",schemaPath:"#/additionalP\
roperties/properties/states/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),t++}for(let p in o)
if(typeof o[p]!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/states/"+p.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/states/additionalProperties/type",keyword:"type",
params:{type:"string"}};e===null?e=[a]:e.push(a),t++}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/states",schemaPath:"#/additionalProperties/properties/states/type",keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),t++}}if(n.transitions!==void 0){let o=n.transitions;if(Array.isArray(o)){let p=o.length;for(let a=0;a<p;a++){
let f=o[a];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.from===void 0){let y={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/transitions/"+a,schemaPath:"#/additionalProperties/properties/transitions/items/required",keyword:"\
required",params:{missingProperty:"from"}};e===null?e=[y]:e.push(y),t++}if(f.to===void 0){let y={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/transitions/"+a,schemaPath:"#/additionalProperties/properties/transitions/items/require\
d",keyword:"required",params:{missingProperty:"to"}};e===null?e=[y]:e.push(y),t++}if(f.by===void 0){let y={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transitions/"+a,schemaPath:"#/additionalProperties/properties/transitions\
/items/required",keyword:"required",params:{missingProperty:"by"}};e===null?e=[y]:e.push(y),t++}for(let y in f)if(!(y===
"from"||y==="to"||y==="by"||y==="when"||y==="effect"||y==="x-unspecified")){let u={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/transitions/"+a,schemaPath:"#/additionalProperties/properties/transitions/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[u]:e.push(u),t++}if(f.from!==void 0&&typeof f.
from!="string"){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transitions/"+a+"/from",schemaPath:"\
#/additionalProperties/properties/transitions/items/properties/from/type",keyword:"type",params:{type:"string"}};e===null?
e=[y]:e.push(y),t++}if(f.to!==void 0&&typeof f.to!="string"){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/transitions/"+a+"/to",schemaPath:"#/additionalProperties/properties/transitions/items/properties/to/type",keyword:"\
type",params:{type:"string"}};e===null?e=[y]:e.push(y),t++}if(f.by!==void 0&&typeof f.by!="string"){let y={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transitions/"+a+"/by",schemaPath:"#/additionalProperties/properties/trans\
itions/items/properties/by/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),t++}if(f.when!==void 0&&
typeof f.when!="string"){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transitions/"+a+"/when",schemaPath:"\
#/additionalProperties/properties/transitions/items/properties/when/type",keyword:"type",params:{type:"string"}};e===null?
e=[y]:e.push(y),t++}if(f.effect!==void 0&&typeof f.effect!="string"){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/transitions/"+a+"/effect",schemaPath:"#/additionalProperties/properties/transitions/items/properties/effec\
t/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),t++}if(f["x-unspecified"]!==void 0){let y=f["x-u\
nspecified"];if(typeof y=="string"){if(E(y)<1){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/tran\
sitions/"+a+"/x-unspecified",schemaPath:"#/additionalProperties/properties/transitions/items/properties/x-unspecified/mi\
nLength",keyword:"minLength",params:{limit:1}};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/transitions/"+a+"/x-unspecified",schemaPath:"#/additionalProperties/properties/transitions/i\
tems/properties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),t++}}}else{let y={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transitions/"+a,schemaPath:"#/additionalProperties/properties/transitions\
/items/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),t++}}}else{let p={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/transitions",schemaPath:"#/additionalProperties/properties/transitions/type",keyword:"t\
ype",params:{type:"array"}};e===null?e=[p]:e.push(p),t++}}if(n["x-behaviour"]!==void 0){let o=n["x-behaviour"];if(Array.
isArray(o)){let p=o.length;for(let a=0;a<p;a++){let f=o[a];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.id===void 0){
let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/\
properties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[y]:e.push(y),t++}if(f.
text===void 0){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additi\
onalProperties/properties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[y]:
e.push(y),t++}for(let y in f)if(!(y==="id"||y==="text"||y==="readings"||y==="x-unspecified")){let u={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/properties/x-behaviour/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[u]:e.push(u),t++}if(f.
id!==void 0){let y=f.id;if(typeof y=="string"){if(!ce.test(y)){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/x-behaviour/"+a+"/id",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/id",schemaPath:"#/additionalProperties/properties/x-behavio\
ur/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),t++}}if(f.text!==void 0){let y=f.
text;if(typeof y=="string"){if(E(y)<1){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+
a+"/text",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/text/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/x-behaviour/"+a+"/text",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/text/type",keyword:"\
type",params:{type:"string"}};e===null?e=[u]:e.push(u),t++}}if(f.readings!==void 0){let y=f.readings;if(Array.isArray(y)){
let u=y.length;for(let c=0;c<u;c++){let h=y[c];if(typeof h=="string"){if(E(h)<1){let P={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings/"+c,schemaPath:"#/additionalProperties/properties/x-behaviour/ite\
ms/properties/readings/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[P]:e.push(P),t++}}else{let P={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings/"+c,schemaPath:"#/additionalPro\
perties/properties/x-behaviour/items/properties/readings/items/type",keyword:"type",params:{type:"string"}};e===null?e=[
P]:e.push(P),t++}}let g=y.length,m;if(g>1){let c={};for(;g--;){let h=y[g];if(typeof h=="string"){if(typeof c[h]=="number"){
m=c[h];let P={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings",schemaPath:"#/ad\
ditionalProperties/properties/x-behaviour/items/properties/readings/uniqueItems",keyword:"uniqueItems",params:{i:g,j:m}};
e===null?e=[P]:e.push(P),t++;break}c[h]=g}}}}else{let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x\
-behaviour/"+a+"/readings",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/readings/type",keyword:"\
type",params:{type:"array"}};e===null?e=[u]:e.push(u),t++}}if(f["x-unspecified"]!==void 0){let y=f["x-unspecified"];if(typeof y==
"string"){if(E(y)<1){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/x-unspecifie\
d",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/x-unspecified/minLength",keyword:"minLengt\
h",params:{limit:1}};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/x-behaviour/"+a+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/x-unspecif\
ied/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),t++}}}else{let y={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/properties/x-behaviour/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[y]:e.push(y),t++}}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/x-behaviour",schemaPath:"#/additionalProperties/properties/x-behaviour/type",keyword:"type",params:{type:"\
array"}};e===null?e=[p]:e.push(p),t++}}if(n["x-unspecified"]!==void 0){let o=n["x-unspecified"];if(typeof o=="string"){if(E(
o)<1){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProper\
ties/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),t++}}else{let p={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properti\
es/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}}}else{let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[o]:e.push(o),t++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),t++}return Sr.errors=e,t===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var an=Cr,
Pe={type:"object",additionalProperties:{type:"object",required:["transports","envelope","commands"],properties:{title:{type:"\
string"},description:{type:"string"},host:{type:"string"},ports:{type:"object",required:["first","last"],properties:{first:{
type:"integer",minimum:1,maximum:65535},last:{type:"integer",minimum:1,maximum:65535}},additionalProperties:!1},query:{type:"\
object",additionalProperties:{type:"object",required:["schema"],properties:{description:{type:"string"},required:{type:"\
boolean"},schema:{},transports:{type:"array",items:{enum:["http","websocket"]},minItems:1,uniqueItems:!0},"x-unspecified":{
type:"string",minLength:1}},additionalProperties:!1}},transports:{type:"object",minProperties:1,properties:{http:{type:"\
object",required:["path","method"],properties:{path:{type:"string"},method:{enum:["get","put","post","patch","delete"]},
successStatus:{type:"integer",minimum:100,maximum:599},description:{type:"string"},"x-unspecified":{type:"string",minLength:1}},
additionalProperties:!1},websocket:{type:"object",required:["path"],properties:{path:{type:"string"},description:{type:"\
string"},"x-unspecified":{type:"string",minLength:1}},additionalProperties:!1}},additionalProperties:!1},envelope:{type:"\
object",required:["command","reply"],properties:{command:{type:"object",required:["name"],properties:{name:{type:"string"},
nonce:{type:"string"},args:{type:"string"},data:{type:"string"},event:{type:"string"}},additionalProperties:!1},reply:{type:"\
object",required:["name"],properties:{name:{type:"string"},nonce:{type:"string"},args:{type:"string"},data:{type:"string"},
event:{type:"string"}},additionalProperties:!1},error:{},"x-unspecified":{type:"string",minLength:1}},additionalProperties:!1},
commands:{type:"object",additionalProperties:{type:"object",required:["operationId","args"],properties:{operationId:{type:"\
string"},title:{type:"string"},summary:{type:"string"},description:{type:"string"},command:{},args:{},reply:{},data:{},"\
x-behaviour":{type:"array",items:{type:"object",required:["id","text"],properties:{id:{type:"string",pattern:"^[a-z][a-z\
0-9]*(-[a-z0-9]+)*$"},text:{type:"string",minLength:1},readings:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0},
"x-unspecified":{type:"string",minLength:1}},additionalProperties:!1}},"x-unspecified":{type:"string",minLength:1}},additionalProperties:!1}},
errors:{type:"object",additionalProperties:{type:"object",required:["code","message"],properties:{code:{type:"integer"},
message:{type:"string"},description:{type:"string"},"x-unspecified":{type:"string",minLength:1}},additionalProperties:!1}},
closeCodes:{type:"object",additionalProperties:{type:"object",required:["code","message"],properties:{code:{type:"intege\
r"},message:{type:"string"},description:{type:"string"},"x-unspecified":{type:"string",minLength:1}},additionalProperties:!1}},
"x-behaviour":{type:"array",items:{type:"object",required:["id","text"],properties:{id:{type:"string",pattern:"^[a-z][a-\
z0-9]*(-[a-z0-9]+)*$"},text:{type:"string",minLength:1},readings:{type:"array",items:{type:"string",minLength:1},uniqueItems:!0},
"x-unspecified":{type:"string",minLength:1}},additionalProperties:!1}},"x-unspecified":{type:"string",minLength:1}},additionalProperties:!1}};
function Cr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Cr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r))for(let s in r){let n=r[s];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.transports===void 0){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
transports"}};e===null?e=[o]:e.push(o),t++}if(n.envelope===void 0){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"envelope"}};e===null?
e=[o]:e.push(o),t++}if(n.commands===void 0){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"commands"}};e===null?e=[o]:e.push(o),t++}for(let o in n)
if(!le.call(Pe.additionalProperties.properties,o)){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:
e.push(p),t++}if(n.title!==void 0&&typeof n.title!="string"){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/title",schemaPath:"#/additionalProperties/properties/title/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),t++}if(n.description!==void 0&&typeof n.description!="string"){let o={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/description",schemaPath:"#/additionalProperties/properties/description/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),t++}if(n.host!==void 0&&typeof n.host!="string"){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/host",schemaPath:"#/additionalProperties/properties/host/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}if(n.ports!==void 0){let o=n.ports;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.first===void 0){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/ports",schemaPath:"\
#/additionalProperties/properties/ports/required",keyword:"required",params:{missingProperty:"first"}};e===null?e=[p]:e.
push(p),t++}if(o.last===void 0){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/ports",schemaPath:"\
#/additionalProperties/properties/ports/required",keyword:"required",params:{missingProperty:"last"}};e===null?e=[p]:e.push(
p),t++}for(let p in o)if(!(p==="first"||p==="last")){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/ports",schemaPath:"#/additionalProperties/properties/ports/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p}};e===null?e=[a]:e.push(a),t++}if(o.first!==void 0){let p=o.first;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p))){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/ports/first",schemaPath:"#/additionalPr\
operties/properties/ports/properties/first/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),t++}if(typeof p==
"number"){if(p>65535||isNaN(p)){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/ports/first",schemaPath:"\
#/additionalProperties/properties/ports/properties/first/maximum",keyword:"maximum",params:{comparison:"<=",limit:65535}};
e===null?e=[a]:e.push(a),t++}if(p<1||isNaN(p)){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/port\
s/first",schemaPath:"#/additionalProperties/properties/ports/properties/first/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};e===null?e=[a]:e.push(a),t++}}}if(o.last!==void 0){let p=o.last;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){
let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/ports/last",schemaPath:"#/additionalProperties/prop\
erties/ports/properties/last/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),t++}if(typeof p=="nu\
mber"){if(p>65535||isNaN(p)){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/ports/last",schemaPath:"\
#/additionalProperties/properties/ports/properties/last/maximum",keyword:"maximum",params:{comparison:"<=",limit:65535}};
e===null?e=[a]:e.push(a),t++}if(p<1||isNaN(p)){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/port\
s/last",schemaPath:"#/additionalProperties/properties/ports/properties/last/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};e===null?e=[a]:e.push(a),t++}}}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
ports",schemaPath:"#/additionalProperties/properties/ports/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.
push(p),t++}}if(n.query!==void 0){let o=n.query;if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){let a=o[p];if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.schema===void 0){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/query/additionalP\
roperties/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[f]:e.push(f),t++}for(let f in a)if(!(f===
"description"||f==="required"||f==="schema"||f==="transports"||f==="x-unspecified")){let y={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/pro\
perties/query/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===
null?e=[y]:e.push(y),t++}if(a.description!==void 0&&typeof a.description!="string"){let f={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"#/additiona\
lProperties/properties/query/additionalProperties/properties/description/type",keyword:"type",params:{type:"string"}};e===
null?e=[f]:e.push(f),t++}if(a.required!==void 0&&typeof a.required!="boolean"){let f={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/required",schemaPath:"#/additionalPropert\
ies/properties/query/additionalProperties/properties/required/type",keyword:"type",params:{type:"boolean"}};e===null?e=[
f]:e.push(f),t++}if(a.transports!==void 0){let f=a.transports;if(Array.isArray(f)){if(f.length<1){let m={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports",schemaPath:"\
#/additionalProperties/properties/query/additionalProperties/properties/transports/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[m]:e.push(m),t++}let y=f.length;for(let m=0;m<y;m++){let c=f[m];if(!(c==="http"||c==="websocket")){
let h={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
transports/"+m,schemaPath:"#/additionalProperties/properties/query/additionalProperties/properties/transports/items/enum",
keyword:"enum",params:{allowedValues:Pe.additionalProperties.properties.query.additionalProperties.properties.transports.
items.enum}};e===null?e=[h]:e.push(h),t++}}let u=f.length,g;if(u>1){e:for(;u--;)for(g=u;g--;)if(ue(f[u],f[g])){let m={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports",schemaPath:"\
#/additionalProperties/properties/query/additionalProperties/properties/transports/uniqueItems",keyword:"uniqueItems",params:{
i:u,j:g}};e===null?e=[m]:e.push(m),t++;break e}}}else{let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports",schemaPath:"#/additionalProperties/properties/query/add\
itionalProperties/properties/transports/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),t++}}if(a["\
x-unspecified"]!==void 0){let f=a["x-unspecified"];if(typeof f=="string"){if(E(f)<1){let y={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additio\
nalProperties/properties/query/additionalProperties/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/query/additionalProperties\
/properties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),t++}}}else{let f={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additional\
Properties/properties/query/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),t++}}else{
let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/query",schemaPath:"#/additionalProperties/propertie\
s/query/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),t++}}if(n.transports!==void 0){let o=n.transports;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){let p={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/transports",schemaPath:"#/additionalProperties/properties/transports/minProperties",keyword:"minPr\
operties",params:{limit:1}};e===null?e=[p]:e.push(p),t++}for(let p in o)if(!(p==="http"||p==="websocket")){let a={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports",schemaPath:"#/additionalProperties/properties/transports/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[a]:e.push(a),t++}if(o.http!==
void 0){let p=o.http;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let a={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/transports/http",schemaPath:"#/additionalProperties/properties/transports/properties/ht\
tp/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:e.push(a),t++}if(p.method===void 0){let a={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http",schemaPath:"#/additionalProperties/proper\
ties/transports/properties/http/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[a]:e.push(a),
t++}for(let a in p)if(!(a==="path"||a==="method"||a==="successStatus"||a==="description"||a==="x-unspecified")){let f={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http",schemaPath:"#/additionalProperties/properties/transports\
/properties/http/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[f]:e.push(
f),t++}if(p.path!==void 0&&typeof p.path!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/transports/http/path",schemaPath:"#/additionalProperties/properties/transports/properties/http/properties/path/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}if(p.method!==void 0){let a=p.method;if(!(a==="get"||a==="put"||
a==="post"||a==="patch"||a==="delete")){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/\
http/method",schemaPath:"#/additionalProperties/properties/transports/properties/http/properties/method/enum",keyword:"e\
num",params:{allowedValues:Pe.additionalProperties.properties.transports.properties.http.properties.method.enum}};e===null?
e=[f]:e.push(f),t++}}if(p.successStatus!==void 0){let a=p.successStatus;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let f={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http/successStatus",schemaPath:"#/additionalPro\
perties/properties/transports/properties/http/properties/successStatus/type",keyword:"type",params:{type:"integer"}};e===
null?e=[f]:e.push(f),t++}if(typeof a=="number"){if(a>599||isNaN(a)){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/transports/http/successStatus",schemaPath:"#/additionalProperties/properties/transports/properties/http/pr\
operties/successStatus/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[f]:e.push(f),t++}if(a<
100||isNaN(a)){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http/successStatus",schemaPath:"\
#/additionalProperties/properties/transports/properties/http/properties/successStatus/minimum",keyword:"minimum",params:{
comparison:">=",limit:100}};e===null?e=[f]:e.push(f),t++}}}if(p.description!==void 0&&typeof p.description!="string"){let a={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http/description",schemaPath:"#/additionalPrope\
rties/properties/transports/properties/http/properties/description/type",keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),t++}if(p["x-unspecified"]!==void 0){let a=p["x-unspecified"];if(typeof a=="string"){if(E(a)<1){let f={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http/x-unspecified",schemaPath:"#/additionalProperties/propert\
ies/transports/properties/http/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[f]:
e.push(f),t++}}else{let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http/x-unspecified",
schemaPath:"#/additionalProperties/properties/transports/properties/http/properties/x-unspecified/type",keyword:"type",params:{
type:"string"}};e===null?e=[f]:e.push(f),t++}}}else{let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/transports/http",schemaPath:"#/additionalProperties/properties/transports/properties/http/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),t++}}if(o.websocket!==void 0){let p=o.websocket;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.path===void 0){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/websocke\
t",schemaPath:"#/additionalProperties/properties/transports/properties/websocket/required",keyword:"required",params:{missingProperty:"\
path"}};e===null?e=[a]:e.push(a),t++}for(let a in p)if(!(a==="path"||a==="description"||a==="x-unspecified")){let f={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/websocket",schemaPath:"#/additionalProperties/properties/trans\
ports/properties/websocket/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?
e=[f]:e.push(f),t++}if(p.path!==void 0&&typeof p.path!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/transports/websocket/path",schemaPath:"#/additionalProperties/properties/transports/properties/websocket/p\
roperties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}if(p.description!==void 0&&typeof p.
description!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/websocket/descrip\
tion",schemaPath:"#/additionalProperties/properties/transports/properties/websocket/properties/description/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}if(p["x-unspecified"]!==void 0){let a=p["x-unspecified"];if(typeof a==
"string"){if(E(a)<1){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/websocket/x-unspeci\
fied",schemaPath:"#/additionalProperties/properties/transports/properties/websocket/properties/x-unspecified/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/transports/websocket/x-unspecified",schemaPath:"#/additionalProperties/properties/transports/prope\
rties/websocket/properties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}}}else{
let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/websocket",schemaPath:"#/additionalPrope\
rties/properties/transports/properties/websocket/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),t++}}}else{
let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports",schemaPath:"#/additionalProperties/prop\
erties/transports/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),t++}}if(n.envelope!==void 0){let o=n.
envelope;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.command===void 0){let p={instancePath:i+"/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/envelope",schemaPath:"#/additionalProperties/properties/envelope/required",keyword:"required",
params:{missingProperty:"command"}};e===null?e=[p]:e.push(p),t++}if(o.reply===void 0){let p={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/envelope",schemaPath:"#/additionalProperties/properties/envelope/required",keyword:"req\
uired",params:{missingProperty:"reply"}};e===null?e=[p]:e.push(p),t++}for(let p in o)if(!(p==="command"||p==="reply"||p===
"error"||p==="x-unspecified")){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope",schemaPath:"\
#/additionalProperties/properties/envelope/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[a]:e.push(a),t++}if(o.command!==void 0){let p=o.command;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.name===
void 0){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/command",schemaPath:"#/additionalP\
roperties/properties/envelope/properties/command/required",keyword:"required",params:{missingProperty:"name"}};e===null?
e=[a]:e.push(a),t++}for(let a in p)if(!(a==="name"||a==="nonce"||a==="args"||a==="data"||a==="event")){let f={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/command",schemaPath:"#/additionalProperties/properties/envelope/\
properties/command/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[f]:e.
push(f),t++}if(p.name!==void 0&&typeof p.name!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/envelope/command/name",schemaPath:"#/additionalProperties/properties/envelope/properties/command/properties/name/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}if(p.nonce!==void 0&&typeof p.nonce!="string"){
let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/command/nonce",schemaPath:"#/additionalPro\
perties/properties/envelope/properties/command/properties/nonce/type",keyword:"type",params:{type:"string"}};e===null?e=
[a]:e.push(a),t++}if(p.args!==void 0&&typeof p.args!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/envelope/command/args",schemaPath:"#/additionalProperties/properties/envelope/properties/command/properties/args\
/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}if(p.data!==void 0&&typeof p.data!="string"){
let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/command/data",schemaPath:"#/additionalProp\
erties/properties/envelope/properties/command/properties/data/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:
e.push(a),t++}if(p.event!==void 0&&typeof p.event!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/envelope/command/event",schemaPath:"#/additionalProperties/properties/envelope/properties/command/properties/eve\
nt/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/envelope/command",schemaPath:"#/additionalProperties/properties/envelope/properties/command/\
type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),t++}}if(o.reply!==void 0){let p=o.reply;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.name===void 0){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/en\
velope/reply",schemaPath:"#/additionalProperties/properties/envelope/properties/reply/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[a]:e.push(a),t++}for(let a in p)if(!(a==="name"||a==="nonce"||a==="args"||a==="data"||
a==="event")){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/reply",schemaPath:"#/additio\
nalProperties/properties/envelope/properties/reply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[f]:e.push(f),t++}if(p.name!==void 0&&typeof p.name!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/envelope/reply/name",schemaPath:"#/additionalProperties/properties/envelope/properties/reply/prope\
rties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}if(p.nonce!==void 0&&typeof p.nonce!=
"string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/reply/nonce",schemaPath:"#/addit\
ionalProperties/properties/envelope/properties/reply/properties/nonce/type",keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),t++}if(p.args!==void 0&&typeof p.args!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/envelope/reply/args",schemaPath:"#/additionalProperties/properties/envelope/properties/reply/properties/ar\
gs/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}if(p.data!==void 0&&typeof p.data!="string"){
let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/reply/data",schemaPath:"#/additionalProper\
ties/properties/envelope/properties/reply/properties/data/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.
push(a),t++}if(p.event!==void 0&&typeof p.event!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/envelope/reply/event",schemaPath:"#/additionalProperties/properties/envelope/properties/reply/properties/event/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/envelope/reply",schemaPath:"#/additionalProperties/properties/envelope/properties/reply/type",
keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),t++}}if(o["x-unspecified"]!==void 0){let p=o["x-unspecif\
ied"];if(typeof p=="string"){if(E(p)<1){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/x-\
unspecified",schemaPath:"#/additionalProperties/properties/envelope/properties/x-unspecified/minLength",keyword:"minLeng\
th",params:{limit:1}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/envelope/x-unspecified",schemaPath:"#/additionalProperties/properties/envelope/properties/x-unspecified/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/envelope",schemaPath:"#/additionalProperties/properties/envelope/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),t++}}if(n.commands!==void 0){let o=n.commands;if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){
let a=o[p];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.operationId===void 0){let f={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/prope\
rties/commands/additionalProperties/required",keyword:"required",params:{missingProperty:"operationId"}};e===null?e=[f]:
e.push(f),t++}if(a.args===void 0){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/commands/additionalProperties/required",keyword:"\
required",params:{missingProperty:"args"}};e===null?e=[f]:e.push(f),t++}for(let f in a)if(!le.call(Pe.additionalProperties.
properties.commands.additionalProperties.properties,f)){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/commands/additionalP\
roperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[y]:e.push(y),t++}
if(a.operationId!==void 0&&typeof a.operationId!="string"){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/operationId",schemaPath:"#/additionalProperties/properties\
/commands/additionalProperties/properties/operationId/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),t++}if(a.title!==void 0&&typeof a.title!="string"){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"#/additionalProperties/properties/commands/ad\
ditionalProperties/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(a.summary!==
void 0&&typeof a.summary!="string"){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/summary",schemaPath:"#/additionalProperties/properties/commands/additionalProperties/pr\
operties/summary/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(a.description!==void 0&&typeof a.
description!="string"){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/description",schemaPath:"#/additionalProperties/properties/commands/additionalProperties/prope\
rties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(a["x-behaviour"]!==void 0){
let f=a["x-behaviour"];if(Array.isArray(f)){let y=f.length;for(let u=0;u<y;u++){let g=f[u];if(g&&typeof g=="object"&&!Array.
isArray(g)){if(g.id===void 0){let m={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+u,schemaPath:"#/additionalProperties/properties/commands/additionalProper\
ties/properties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[m]:e.push(m),t++}
if(g.text===void 0){let m={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").
replace(/\//g,"~1")+"/x-behaviour/"+u,schemaPath:"#/additionalProperties/properties/commands/additionalProperties/proper\
ties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[m]:e.push(m),t++}for(let m in g)
if(!(m==="id"||m==="text"||m==="readings"||m==="x-unspecified")){let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+u,schemaPath:"#/additionalProperties/p\
roperties/commands/additionalProperties/properties/x-behaviour/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m}};e===null?e=[c]:e.push(c),t++}if(g.id!==void 0){let m=g.id;if(typeof m=="string"){if(!ce.test(
m)){let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/x-behaviour/"+u+"/id",schemaPath:"#/additionalProperties/properties/commands/additionalProperties/properties/x-be\
haviour/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[c]:
e.push(c),t++}}else{let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").
replace(/\//g,"~1")+"/x-behaviour/"+u+"/id",schemaPath:"#/additionalProperties/properties/commands/additionalProperties/\
properties/x-behaviour/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),t++}}if(g.
text!==void 0){let m=g.text;if(typeof m=="string"){if(E(m)<1){let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+u+"/text",schemaPath:"#/additionalProperties\
/properties/commands/additionalProperties/properties/x-behaviour/items/properties/text/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/comman\
ds/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+u+"/text",schemaPath:"#/additionalProperties/properties/co\
mmands/additionalProperties/properties/x-behaviour/items/properties/text/type",keyword:"type",params:{type:"string"}};e===
null?e=[c]:e.push(c),t++}}if(g.readings!==void 0){let m=g.readings;if(Array.isArray(m)){let c=m.length;for(let N=0;N<c;N++){
let _=m[N];if(typeof _=="string"){if(E(_)<1){let H={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/comman\
ds/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+u+"/readings/"+N,schemaPath:"#/additionalProperties/proper\
ties/commands/additionalProperties/properties/x-behaviour/items/properties/readings/items/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[H]:e.push(H),t++}}else{let H={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+u+"/readings/"+N,schemaPath:"#/additionalPropertie\
s/properties/commands/additionalProperties/properties/x-behaviour/items/properties/readings/items/type",keyword:"type",params:{
type:"string"}};e===null?e=[H]:e.push(H),t++}}let h=m.length,P;if(h>1){let N={};for(;h--;){let _=m[h];if(typeof _=="stri\
ng"){if(typeof N[_]=="number"){P=N[_];let H={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.
replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+u+"/readings",schemaPath:"#/additionalProperties/properties/comma\
nds/additionalProperties/properties/x-behaviour/items/properties/readings/uniqueItems",keyword:"uniqueItems",params:{i:h,
j:P}};e===null?e=[H]:e.push(H),t++;break}N[_]=h}}}}else{let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+u+"/readings",schemaPath:"#/additionalProperties/p\
roperties/commands/additionalProperties/properties/x-behaviour/items/properties/readings/type",keyword:"type",params:{type:"\
array"}};e===null?e=[c]:e.push(c),t++}}if(g["x-unspecified"]!==void 0){let m=g["x-unspecified"];if(typeof m=="string"){if(E(
m)<1){let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,
"~1")+"/x-behaviour/"+u+"/x-unspecified",schemaPath:"#/additionalProperties/properties/commands/additionalProperties/pro\
perties/x-behaviour/items/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(
c),t++}}else{let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/x-behaviour/"+u+"/x-unspecified",schemaPath:"#/additionalProperties/properties/commands/additionalProperti\
es/properties/x-behaviour/items/properties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(
c),t++}}}else{let m={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/x-behaviour/"+u,schemaPath:"#/additionalProperties/properties/commands/additionalProperties/properties/x-b\
ehaviour/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),t++}}}else{let y={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour",schemaPath:"\
#/additionalProperties/properties/commands/additionalProperties/properties/x-behaviour/type",keyword:"type",params:{type:"\
array"}};e===null?e=[y]:e.push(y),t++}}if(a["x-unspecified"]!==void 0){let f=a["x-unspecified"];if(typeof f=="string"){if(E(
f)<1){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,
"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/commands/additionalProperties/properties/x-unspecif\
ied/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/addi\
tionalProperties/properties/commands/additionalProperties/properties/x-unspecified/type",keyword:"type",params:{type:"st\
ring"}};e===null?e=[y]:e.push(y),t++}}}else{let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/command\
s/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/commands/additionalProperties\
/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),t++}}else{let p={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/commands",schemaPath:"#/additionalProperties/properties/commands/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),t++}}if(n.errors!==void 0){let o=n.errors;if(o&&typeof o=="object"&&!Array.isArray(
o))for(let p in o){let a=o[p];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let f={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/errors/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPro\
perties/properties/errors/additionalProperties/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=
[f]:e.push(f),t++}if(a.message===void 0){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/errors/"+p.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/errors/additionalProperties/require\
d",keyword:"required",params:{missingProperty:"message"}};e===null?e=[f]:e.push(f),t++}for(let f in a)if(!(f==="code"||f===
"message"||f==="description"||f==="x-unspecified")){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/errors/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/errors/additionalProper\
ties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[y]:e.push(y),t++}if(a.
code!==void 0){let f=a.code;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let y={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/errors/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/code",schemaPath:"#/additionalProperties/prope\
rties/errors/additionalProperties/properties/code/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),
t++}}if(a.message!==void 0&&typeof a.message!="string"){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/errors/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/message",schemaPath:"#/additionalProperties/properties/errors/addi\
tionalProperties/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(a.description!==
void 0&&typeof a.description!="string"){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/errors/"+p.
replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"#/additionalProperties/properties/errors/additionalPro\
perties/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(a["x-unspeci\
fied"]!==void 0){let f=a["x-unspecified"];if(typeof f=="string"){if(E(f)<1){let y={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/errors/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalPropert\
ies/properties/errors/additionalProperties/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/errors/"+p.replace(/~/g,
"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/errors/additionalProperties/pro\
perties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),t++}}}else{let f={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/errors/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additiona\
lProperties/properties/errors/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),
t++}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/errors",schemaPath:"#/additionalPropertie\
s/properties/errors/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),t++}}if(n.closeCodes!==void 0){
let o=n.closeCodes;if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){let a=o[p];if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.code===void 0){let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/closeCodes/additionalProperties/required",keyword:"\
required",params:{missingProperty:"code"}};e===null?e=[f]:e.push(f),t++}if(a.message===void 0){let f={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additiona\
lProperties/properties/closeCodes/additionalProperties/required",keyword:"required",params:{missingProperty:"message"}};
e===null?e=[f]:e.push(f),t++}for(let f in a)if(!(f==="code"||f==="message"||f==="description"||f==="x-unspecified")){let y={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/closeCodes/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f}};e===null?e=[y]:e.push(y),t++}if(a.code!==void 0){let f=a.code;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f))){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,
"~1")+"/code",schemaPath:"#/additionalProperties/properties/closeCodes/additionalProperties/properties/code/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[y]:e.push(y),t++}}if(a.message!==void 0&&typeof a.message!="string"){let f={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/message",schemaPath:"\
#/additionalProperties/properties/closeCodes/additionalProperties/properties/message/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),t++}if(a.description!==void 0&&typeof a.description!="string"){let f={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"\
#/additionalProperties/properties/closeCodes/additionalProperties/properties/description/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),t++}if(a["x-unspecified"]!==void 0){let f=a["x-unspecified"];if(typeof f=="string"){if(E(
f)<1){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,
"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/closeCodes/additionalProperties/properties/x-unspec\
ified/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/ad\
ditionalProperties/properties/closeCodes/additionalProperties/properties/x-unspecified/type",keyword:"type",params:{type:"\
string"}};e===null?e=[y]:e.push(y),t++}}}else{let f={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/close\
Codes/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/closeCodes/additionalProp\
erties/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),t++}}else{let p={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/closeCodes",schemaPath:"#/additionalProperties/properties/closeCodes/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[p]:e.push(p),t++}}if(n["x-behaviour"]!==void 0){let o=n["x-behaviour"];if(Array.isArray(
o)){let p=o.length;for(let a=0;a<p;a++){let f=o[a];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.id===void 0){let y={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/propert\
ies/x-behaviour/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[y]:e.push(y),t++}if(f.text===
void 0){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalPro\
perties/properties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[y]:e.push(
y),t++}for(let y in f)if(!(y==="id"||y==="text"||y==="readings"||y==="x-unspecified")){let u={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/properties/x-behaviour/items/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[u]:e.push(u),t++}if(f.id!==void 0){
let y=f.id;if(typeof y=="string"){if(!ce.test(y)){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x\
-behaviour/"+a+"/id",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/id/pattern",keyword:"pat\
tern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/id",schemaPath:"#/additionalProperties/properties/x-behaviour/items/p\
roperties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),t++}}if(f.text!==void 0){let y=f.text;
if(typeof y=="string"){if(E(y)<1){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"\
/text",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/text/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-beha\
viour/"+a+"/text",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/text/type",keyword:"type",params:{
type:"string"}};e===null?e=[u]:e.push(u),t++}}if(f.readings!==void 0){let y=f.readings;if(Array.isArray(y)){let u=y.length;
for(let c=0;c<u;c++){let h=y[c];if(typeof h=="string"){if(E(h)<1){let P={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/x-behaviour/"+a+"/readings/"+c,schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/\
readings/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[P]:e.push(P),t++}}else{let P={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings/"+c,schemaPath:"#/additionalProperties/propert\
ies/x-behaviour/items/properties/readings/items/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),t++}}
let g=y.length,m;if(g>1){let c={};for(;g--;){let h=y[g];if(typeof h=="string"){if(typeof c[h]=="number"){m=c[h];let P={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings",schemaPath:"#/additionalProperties/properties\
/x-behaviour/items/properties/readings/uniqueItems",keyword:"uniqueItems",params:{i:g,j:m}};e===null?e=[P]:e.push(P),t++;
break}c[h]=g}}}}else{let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings",schemaPath:"\
#/additionalProperties/properties/x-behaviour/items/properties/readings/type",keyword:"type",params:{type:"array"}};e===
null?e=[u]:e.push(u),t++}}if(f["x-unspecified"]!==void 0){let y=f["x-unspecified"];if(typeof y=="string"){if(E(y)<1){let u={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/x-unspecified",schemaPath:"#/additionalP\
roperties/properties/x-behaviour/items/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===null?
e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/x-unspe\
cified",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/x-unspecified/type",keyword:"type",params:{
type:"string"}};e===null?e=[u]:e.push(u),t++}}}else{let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/x-behaviour/"+a,schemaPath:"#/additionalProperties/properties/x-behaviour/items/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[y]:e.push(y),t++}}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behavio\
ur",schemaPath:"#/additionalProperties/properties/x-behaviour/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:
e.push(p),t++}}if(n["x-unspecified"]!==void 0){let o=n["x-unspecified"];if(typeof o=="string"){if(E(o)<1){let p={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-unspecifie\
d/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-unspecified/type",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}}}else{let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),t++}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Cr.
errors=e,t===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var on=Vr,Is={type:"array",minItems:1,items:{type:[
"string","object"],required:["permission"],properties:{permission:{type:"string"},when:{type:"string",minLength:1}},additionalProperties:!1}};
function Vr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Vr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(r)){if(r.length<1){let n={
instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),t++}let s=r.length;
for(let n=0;n<s;n++){let o=r[n];if(typeof o!="string"&&!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:i+
"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:Is.items.type}};e===null?e=[p]:e.push(p),t++}if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.permission===void 0){let p={instancePath:i+"/"+n,schemaPath:"#/items/required",keyword:"\
required",params:{missingProperty:"permission"}};e===null?e=[p]:e.push(p),t++}for(let p in o)if(!(p==="permission"||p===
"when")){let a={instancePath:i+"/"+n,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[a]:e.push(a),t++}if(o.permission!==void 0&&typeof o.permission!="string"){let p={instancePath:i+"/"+n+"/perm\
ission",schemaPath:"#/items/properties/permission/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),
t++}if(o.when!==void 0){let p=o.when;if(typeof p=="string"){if(E(p)<1){let a={instancePath:i+"/"+n+"/when",schemaPath:"#\
/items/properties/when/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/"+n+"/when",schemaPath:"#/items/properties/when/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),
t++}}}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),t++}
return Vr.errors=e,t===0}Vr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ln=Mr;function Mr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Mr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r!==!0){let s={instancePath:i,schemaPath:"\
#/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[s]:e.push(s),t++}return Mr.errors=e,t===0}Mr.evaluated={dynamicProps:!1,
dynamicItems:!1};var fn=Zr,Os={type:"array",minItems:1,items:{type:["string","object"],required:["event"],properties:{event:{
type:"string"},when:{type:"string",minLength:1},multiple:{type:"boolean"}},additionalProperties:!1}};function Zr(r,{instancePath:i="",
parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=Zr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(r)){if(r.length<1){let n={instancePath:i,schemaPath:"#/m\
inItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),t++}let s=r.length;for(let n=0;n<s;n++){let o=r[n];
if(typeof o!="string"&&!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:i+"/"+n,schemaPath:"#/items/type",
keyword:"type",params:{type:Os.items.type}};e===null?e=[p]:e.push(p),t++}if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
event===void 0){let p={instancePath:i+"/"+n,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"ev\
ent"}};e===null?e=[p]:e.push(p),t++}for(let p in o)if(!(p==="event"||p==="when"||p==="multiple")){let a={instancePath:i+
"/"+n,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=
[a]:e.push(a),t++}if(o.event!==void 0&&typeof o.event!="string"){let p={instancePath:i+"/"+n+"/event",schemaPath:"#/item\
s/properties/event/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}if(o.when!==void 0){let p=o.
when;if(typeof p=="string"){if(E(p)<1){let a={instancePath:i+"/"+n+"/when",schemaPath:"#/items/properties/when/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/"+n+"/when",schemaPath:"\
#/items/properties/when/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),t++}}if(o.multiple!==void 0&&
typeof o.multiple!="boolean"){let p={instancePath:i+"/"+n+"/multiple",schemaPath:"#/items/properties/multiple/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),t++}}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"array"}};e===null?e=[s]:e.push(s),t++}return Zr.errors=e,t===0}Zr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var un=Tr;function Tr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Tr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(r)){if(r.length<1){let p={
instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),t++}let s=r.length;
for(let p=0;p<s;p++)if(typeof r[p]!="string"){let a={instancePath:i+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),t++}let n=r.length,o;if(n>1){let p={};for(;n--;){let a=r[n];if(typeof a=="strin\
g"){if(typeof p[a]=="number"){o=p[a];let f={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:n,
j:o}};e===null?e=[f]:e.push(f),t++;break}p[a]=n}}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"array"}};e===null?e=[s]:e.push(s),t++}return Tr.errors=e,t===0}Tr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
var yn=Br;function Br(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Br.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.major===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"major"}};
e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="major"){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.major!==void 0){let s=r.major;if(Array.
isArray(s)){let n=s.length;for(let a=0;a<n;a++)if(typeof s[a]!="string"){let f={instancePath:i+"/major/"+a,schemaPath:"#\
/properties/major/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}let o=s.length,p;if(o>
1){let a={};for(;o--;){let f=s[o];if(typeof f=="string"){if(typeof a[f]=="number"){p=a[f];let y={instancePath:i+"/major",
schemaPath:"#/properties/major/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p}};e===null?e=[y]:e.push(y),t++;break}a[f]=
o}}}}else{let n={instancePath:i+"/major",schemaPath:"#/properties/major/type",keyword:"type",params:{type:"array"}};e===
null?e=[n]:e.push(n),t++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}return Br.errors=e,t===0}Br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cn=Kr;var he=new RegExp("^(/([^~/]|~[01])*)+$","u");function Kr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,
dynamicAnchors:O={}}={}){let e=null,t=0,l=Kr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
r&&typeof r=="object"&&!Array.isArray(r)){if(r.cursor===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"cursor"}};e===null?e=[s]:e.push(s),t++}if(r.limit===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"limit"}};e===null?e=[s]:e.push(s),t++}if(r.key===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!(s==="cursor"||s==="limit"||s==="key")){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.cursor!==void 0&&typeof r.cursor!="string"){
let s={instancePath:i+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"}};e===null?e=
[s]:e.push(s),t++}if(r.limit!==void 0&&typeof r.limit!="string"){let s={instancePath:i+"/limit",schemaPath:"#/properties\
/limit/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.key!==void 0){let s=r.key;if(typeof s==
"string"){if(!he.test(s)){let n={instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"\
^(/([^~/]|~[01])*)+$"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/key",schemaPath:"#/properties/key/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Kr.errors=e,t===0}Kr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var mn=Hr,_s={type:"object",required:["parameter","cases"],properties:{parameter:{type:"string"},cases:{
type:"array",minItems:1,items:{type:"object",required:["equals","status"],properties:{equals:{type:["string","number","b\
oolean"]},status:{type:"integer",minimum:100,maximum:599}},additionalProperties:!1}}},additionalProperties:!1};function Hr(r,{
instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=Hr.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.parameter===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameter"}};e===null?
e=[s]:e.push(s),t++}if(r.cases===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cases"}};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="parameter"||s==="cases")){let n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.
parameter!==void 0&&typeof r.parameter!="string"){let s={instancePath:i+"/parameter",schemaPath:"#/properties/parameter/\
type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.cases!==void 0){let s=r.cases;if(Array.isArray(
s)){if(s.length<1){let o={instancePath:i+"/cases",schemaPath:"#/properties/cases/minItems",keyword:"minItems",params:{limit:1}};
e===null?e=[o]:e.push(o),t++}let n=s.length;for(let o=0;o<n;o++){let p=s[o];if(p&&typeof p=="object"&&!Array.isArray(p)){
if(p.equals===void 0){let a={instancePath:i+"/cases/"+o,schemaPath:"#/properties/cases/items/required",keyword:"required",
params:{missingProperty:"equals"}};e===null?e=[a]:e.push(a),t++}if(p.status===void 0){let a={instancePath:i+"/cases/"+o,
schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty:"status"}};e===null?e=[a]:e.push(
a),t++}for(let a in p)if(!(a==="equals"||a==="status")){let f={instancePath:i+"/cases/"+o,schemaPath:"#/properties/cases\
/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[f]:e.push(f),t++}
if(p.equals!==void 0){let a=p.equals;if(typeof a!="string"&&typeof a!="number"&&typeof a!="boolean"){let f={instancePath:i+
"/cases/"+o+"/equals",schemaPath:"#/properties/cases/items/properties/equals/type",keyword:"type",params:{type:_s.properties.
cases.items.properties.equals.type}};e===null?e=[f]:e.push(f),t++}}if(p.status!==void 0){let a=p.status;if(!(typeof a=="\
number"&&!(a%1)&&!isNaN(a))){let f={instancePath:i+"/cases/"+o+"/status",schemaPath:"#/properties/cases/items/properties\
/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),t++}if(typeof a=="number"){if(a>599||isNaN(
a)){let f={instancePath:i+"/cases/"+o+"/status",schemaPath:"#/properties/cases/items/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599}};e===null?e=[f]:e.push(f),t++}if(a<100||isNaN(a)){let f={instancePath:i+"/ca\
ses/"+o+"/status",schemaPath:"#/properties/cases/items/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100}};e===null?e=[f]:e.push(f),t++}}}}else{let a={instancePath:i+"/cases/"+o,schemaPath:"#/properties/cases/it\
ems/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),t++}}}else{let n={instancePath:i+"/cases",schemaPath:"\
#/properties/cases/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Hr.errors=e,t===0}Hr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var dn=Fr;function Fr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Fr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(r)){if(r.length<1){let n={
instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),t++}let s=r.length;
for(let n=0;n<s;n++){let o=r[n];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.path===void 0){let p={instancePath:i+"\
/"+n,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[p]:e.push(p),t++}}else{
let p={instancePath:i+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),t++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),t++}return Fr.errors=
e,t===0}Fr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var hn=Wr,Ds={type:["string","array"],minLength:1,items:{
type:"string",minLength:1},minItems:1,uniqueItems:!0};function Wr(r,{instancePath:i="",parentData:b,parentDataProperty:w,
rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=Wr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),typeof r!="string"&&!Array.isArray(r)){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:Ds.type}};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&E(r)<1){let s={instancePath:i,schemaPath:"#/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[s]:e.push(s),t++}if(Array.isArray(r)){if(r.length<1){let p={instancePath:i,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),t++}let s=r.length;for(let p=0;p<s;p++){
let a=r[p];if(typeof a=="string"){if(E(a)<1){let f={instancePath:i+"/"+p,schemaPath:"#/items/minLength",keyword:"minLeng\
th",params:{limit:1}};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:i+"/"+p,schemaPath:"#/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}}let n=r.length,o;if(n>1){let p={};for(;n--;){let a=r[n];if(typeof a==
"string"){if(typeof p[a]=="number"){o=p[a];let f={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{
i:n,j:o}};e===null?e=[f]:e.push(f),t++;break}p[a]=n}}}}return Wr.errors=e,t===0}Wr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
var gn=Xr,ke={type:"object",required:["discriminator"],properties:{discriminator:{type:"string"},automatic:{type:"array",
items:{type:"object",required:["when","respond"],properties:{when:{type:["string","integer","boolean"]},respond:{}},additionalProperties:!1}},
routes:{type:"array",items:{type:"object",required:["when","name","key"],properties:{when:{type:["string","integer","boo\
lean"]},name:{type:"string",pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"},key:{type:"string",pattern:"^(/([^~/]|~[01])*)+$"},kind:{
type:"string",pattern:"^(/([^~/]|~[01])*)+$"}},additionalProperties:!1}},responses:{type:"array",items:{type:"object",required:[
"when","allow"],properties:{when:{type:["string","integer","boolean"]},allow:{type:"array",items:{type:["string","intege\
r","boolean"]},minItems:1,uniqueItems:!0}},additionalProperties:!1}},callback:{type:"string"},followUps:{type:"array",items:{
type:"string"},minItems:1,uniqueItems:!0},token:{type:"object",required:["value"],properties:{value:{type:"string",pattern:"\
^(/([^~/]|~[01])*)+$"},owner:{type:"string",pattern:"^(/([^~/]|~[01])*)+$"},validity:{type:"string",pattern:"^P(?=.)([0-\
9]+W|([0-9]+Y)?([0-9]+M)?([0-9]+D)?(T(?=.)([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]+)?S)?)?)$"}},additionalProperties:!1}},additionalProperties:!1};
function Xr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Xr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.discriminator===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
discriminator"}};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="discriminator"||s==="automatic"||s==="routes"||s===
"responses"||s==="callback"||s==="followUps"||s==="token")){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.discriminator!==void 0&&typeof r.
discriminator!="string"){let s={instancePath:i+"/discriminator",schemaPath:"#/properties/discriminator/type",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.automatic!==void 0){let s=r.automatic;if(Array.isArray(s)){
let n=s.length;for(let o=0;o<n;o++){let p=s[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.when===void 0){let a={instancePath:i+
"/automatic/"+o,schemaPath:"#/properties/automatic/items/required",keyword:"required",params:{missingProperty:"when"}};e===
null?e=[a]:e.push(a),t++}if(p.respond===void 0){let a={instancePath:i+"/automatic/"+o,schemaPath:"#/properties/automatic\
/items/required",keyword:"required",params:{missingProperty:"respond"}};e===null?e=[a]:e.push(a),t++}for(let a in p)if(!(a===
"when"||a==="respond")){let f={instancePath:i+"/automatic/"+o,schemaPath:"#/properties/automatic/items/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[f]:e.push(f),t++}if(p.when!==void 0){let a=p.
when;if(typeof a!="string"&&!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&typeof a!="boolean"){let f={instancePath:i+"/autom\
atic/"+o+"/when",schemaPath:"#/properties/automatic/items/properties/when/type",keyword:"type",params:{type:ke.properties.
automatic.items.properties.when.type}};e===null?e=[f]:e.push(f),t++}}}else{let a={instancePath:i+"/automatic/"+o,schemaPath:"\
#/properties/automatic/items/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),t++}}}else{let n={instancePath:i+
"/automatic",schemaPath:"#/properties/automatic/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}
if(r.routes!==void 0){let s=r.routes;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let p=s[o];if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.when===void 0){let a={instancePath:i+"/routes/"+o,schemaPath:"#/properties/routes/item\
s/required",keyword:"required",params:{missingProperty:"when"}};e===null?e=[a]:e.push(a),t++}if(p.name===void 0){let a={
instancePath:i+"/routes/"+o,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty:"\
name"}};e===null?e=[a]:e.push(a),t++}if(p.key===void 0){let a={instancePath:i+"/routes/"+o,schemaPath:"#/properties/rout\
es/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[a]:e.push(a),t++}for(let a in p)if(!(a===
"when"||a==="name"||a==="key"||a==="kind")){let f={instancePath:i+"/routes/"+o,schemaPath:"#/properties/routes/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[f]:e.push(f),t++}if(p.when!==
void 0){let a=p.when;if(typeof a!="string"&&!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&typeof a!="boolean"){let f={instancePath:i+
"/routes/"+o+"/when",schemaPath:"#/properties/routes/items/properties/when/type",keyword:"type",params:{type:ke.properties.
routes.items.properties.when.type}};e===null?e=[f]:e.push(f),t++}}if(p.name!==void 0){let a=p.name;if(typeof a=="string"){
if(!ge.test(a)){let f={instancePath:i+"/routes/"+o+"/name",schemaPath:"#/properties/routes/items/properties/name/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"}};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:i+
"/routes/"+o+"/name",schemaPath:"#/properties/routes/items/properties/name/type",keyword:"type",params:{type:"string"}};
e===null?e=[f]:e.push(f),t++}}if(p.key!==void 0){let a=p.key;if(typeof a=="string"){if(!he.test(a)){let f={instancePath:i+
"/routes/"+o+"/key",schemaPath:"#/properties/routes/items/properties/key/pattern",keyword:"pattern",params:{pattern:"^(/\
([^~/]|~[01])*)+$"}};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:i+"/routes/"+o+"/key",schemaPath:"#/properti\
es/routes/items/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}}if(p.kind!==void 0){
let a=p.kind;if(typeof a=="string"){if(!he.test(a)){let f={instancePath:i+"/routes/"+o+"/kind",schemaPath:"#/properties/\
routes/items/properties/kind/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)+$"}};e===null?e=[f]:e.push(f),
t++}}else{let f={instancePath:i+"/routes/"+o+"/kind",schemaPath:"#/properties/routes/items/properties/kind/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}}}else{let a={instancePath:i+"/routes/"+o,schemaPath:"#/prope\
rties/routes/items/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),t++}}}else{let n={instancePath:i+
"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}if(r.
responses!==void 0){let s=r.responses;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++){let p=s[o];if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.when===void 0){let a={instancePath:i+"/responses/"+o,schemaPath:"#/properties/response\
s/items/required",keyword:"required",params:{missingProperty:"when"}};e===null?e=[a]:e.push(a),t++}if(p.allow===void 0){
let a={instancePath:i+"/responses/"+o,schemaPath:"#/properties/responses/items/required",keyword:"required",params:{missingProperty:"\
allow"}};e===null?e=[a]:e.push(a),t++}for(let a in p)if(!(a==="when"||a==="allow")){let f={instancePath:i+"/responses/"+
o,schemaPath:"#/properties/responses/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[f]:e.push(f),t++}if(p.when!==void 0){let a=p.when;if(typeof a!="string"&&!(typeof a=="number"&&!(a%1)&&!isNaN(
a))&&typeof a!="boolean"){let f={instancePath:i+"/responses/"+o+"/when",schemaPath:"#/properties/responses/items/propert\
ies/when/type",keyword:"type",params:{type:ke.properties.responses.items.properties.when.type}};e===null?e=[f]:e.push(f),
t++}}if(p.allow!==void 0){let a=p.allow;if(Array.isArray(a)){if(a.length<1){let g={instancePath:i+"/responses/"+o+"/allo\
w",schemaPath:"#/properties/responses/items/properties/allow/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[
g]:e.push(g),t++}let f=a.length;for(let g=0;g<f;g++){let m=a[g];if(typeof m!="string"&&!(typeof m=="number"&&!(m%1)&&!isNaN(
m))&&typeof m!="boolean"){let c={instancePath:i+"/responses/"+o+"/allow/"+g,schemaPath:"#/properties/responses/items/pro\
perties/allow/items/type",keyword:"type",params:{type:ke.properties.responses.items.properties.allow.items.type}};e===null?
e=[c]:e.push(c),t++}}let y=a.length,u;if(y>1){let g={};for(;y--;){let m=a[y];if(!(typeof m!="string"&&!(typeof m=="numbe\
r"&&!(m%1)&&!isNaN(m))&&typeof m!="boolean")){if(typeof m=="string"&&(m+="_"),typeof g[m]=="number"){u=g[m];let c={instancePath:i+
"/responses/"+o+"/allow",schemaPath:"#/properties/responses/items/properties/allow/uniqueItems",keyword:"uniqueItems",params:{
i:y,j:u}};e===null?e=[c]:e.push(c),t++;break}g[m]=y}}}}else{let f={instancePath:i+"/responses/"+o+"/allow",schemaPath:"#\
/properties/responses/items/properties/allow/type",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),t++}}}else{
let a={instancePath:i+"/responses/"+o,schemaPath:"#/properties/responses/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[a]:e.push(a),t++}}}else{let n={instancePath:i+"/responses",schemaPath:"#/properties/responses/type",keyword:"\
type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}if(r.callback!==void 0&&typeof r.callback!="string"){let s={instancePath:i+
"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}
if(r.followUps!==void 0){let s=r.followUps;if(Array.isArray(s)){if(s.length<1){let a={instancePath:i+"/followUps",schemaPath:"\
#/properties/followUps/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),t++}let n=s.length;for(let a=0;a<
n;a++)if(typeof s[a]!="string"){let f={instancePath:i+"/followUps/"+a,schemaPath:"#/properties/followUps/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}let o=s.length,p;if(o>1){let a={};for(;o--;){let f=s[o];if(typeof f==
"string"){if(typeof a[f]=="number"){p=a[f];let y={instancePath:i+"/followUps",schemaPath:"#/properties/followUps/uniqueI\
tems",keyword:"uniqueItems",params:{i:o,j:p}};e===null?e=[y]:e.push(y),t++;break}a[f]=o}}}}else{let n={instancePath:i+"/\
followUps",schemaPath:"#/properties/followUps/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}
if(r.token!==void 0){let s=r.token;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0){let n={instancePath:i+
"/token",schemaPath:"#/properties/token/required",keyword:"required",params:{missingProperty:"value"}};e===null?e=[n]:e.
push(n),t++}for(let n in s)if(!(n==="value"||n==="owner"||n==="validity")){let o={instancePath:i+"/token",schemaPath:"#/\
properties/token/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(
o),t++}if(s.value!==void 0){let n=s.value;if(typeof n=="string"){if(!he.test(n)){let o={instancePath:i+"/token/value",schemaPath:"\
#/properties/token/properties/value/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)+$"}};e===null?e=[o]:e.
push(o),t++}}else{let o={instancePath:i+"/token/value",schemaPath:"#/properties/token/properties/value/type",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}if(s.owner!==void 0){let n=s.owner;if(typeof n=="string"){if(!he.
test(n)){let o={instancePath:i+"/token/owner",schemaPath:"#/properties/token/properties/owner/pattern",keyword:"pattern",
params:{pattern:"^(/([^~/]|~[01])*)+$"}};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/token/owner",schemaPath:"\
#/properties/token/properties/owner/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),t++}}if(s.validity!==
void 0){let n=s.validity;if(typeof n=="string"){if(!Kt.test(n)){let o={instancePath:i+"/token/validity",schemaPath:"#/pr\
operties/token/properties/validity/pattern",keyword:"pattern",params:{pattern:"^P(?=.)([0-9]+W|([0-9]+Y)?([0-9]+M)?([0-9\
]+D)?(T(?=.)([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]+)?S)?)?)$"}};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"\
/token/validity",schemaPath:"#/properties/token/properties/validity/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),t++}}}else{let n={instancePath:i+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"\
object"}};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[s]:e.push(s),t++}return Xr.errors=e,t===0}Xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pn=Yr,
wt={type:"object",required:["scheme","signatureHeader","content"],properties:{scheme:{enum:["ed25519"]},encoding:{enum:[
"hex","base64"]},signatureHeader:{type:"string",pattern:"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},timestampHeader:{type:"string",
pattern:"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},content:{type:"array",items:{enum:["timestamp","body"]},minItems:1,uniqueItems:!0},
failureStatus:{type:"integer",minimum:100,maximum:599}},additionalProperties:!1},Mt=new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|\
~-]+$","u");function Yr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,
t=0,l=Yr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.scheme===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sche\
me"}};e===null?e=[s]:e.push(s),t++}if(r.signatureHeader===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"signatureHeader"}};e===null?e=[s]:e.push(s),t++}if(r.content===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"content"}};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!(s==="scheme"||s==="encoding"||s==="signatureHeader"||s==="timestampHeader"||s==="content"||s==="failureStatus")){let n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?
e=[n]:e.push(n),t++}if(r.scheme!==void 0&&r.scheme!=="ed25519"){let s={instancePath:i+"/scheme",schemaPath:"#/properties\
/scheme/enum",keyword:"enum",params:{allowedValues:wt.properties.scheme.enum}};e===null?e=[s]:e.push(s),t++}if(r.encoding!==
void 0){let s=r.encoding;if(!(s==="hex"||s==="base64")){let n={instancePath:i+"/encoding",schemaPath:"#/properties/encod\
ing/enum",keyword:"enum",params:{allowedValues:wt.properties.encoding.enum}};e===null?e=[n]:e.push(n),t++}}if(r.signatureHeader!==
void 0){let s=r.signatureHeader;if(typeof s=="string"){if(!Mt.test(s)){let n={instancePath:i+"/signatureHeader",schemaPath:"\
#/properties/signatureHeader/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"}};e===null?e=[n]:
e.push(n),t++}}else{let n={instancePath:i+"/signatureHeader",schemaPath:"#/properties/signatureHeader/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.timestampHeader!==void 0){let s=r.timestampHeader;if(typeof s==
"string"){if(!Mt.test(s)){let n={instancePath:i+"/timestampHeader",schemaPath:"#/properties/timestampHeader/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/ti\
mestampHeader",schemaPath:"#/properties/timestampHeader/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),t++}}if(r.content!==void 0){let s=r.content;if(Array.isArray(s)){if(s.length<1){let a={instancePath:i+"/content",schemaPath:"\
#/properties/content/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),t++}let n=s.length;for(let a=0;a<
n;a++){let f=s[a];if(!(f==="timestamp"||f==="body")){let y={instancePath:i+"/content/"+a,schemaPath:"#/properties/conten\
t/items/enum",keyword:"enum",params:{allowedValues:wt.properties.content.items.enum}};e===null?e=[y]:e.push(y),t++}}let o=s.
length,p;if(o>1){e:for(;o--;)for(p=o;p--;)if(ue(s[o],s[p])){let a={instancePath:i+"/content",schemaPath:"#/properties/co\
ntent/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p}};e===null?e=[a]:e.push(a),t++;break e}}}else{let n={instancePath:i+
"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}if(r.
failureStatus!==void 0){let s=r.failureStatus;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+"/failu\
reStatus",schemaPath:"#/properties/failureStatus/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),
t++}if(typeof s=="number"){if(s>599||isNaN(s)){let n={instancePath:i+"/failureStatus",schemaPath:"#/properties/failureSt\
atus/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[n]:e.push(n),t++}if(s<100||isNaN(s)){let n={
instancePath:i+"/failureStatus",schemaPath:"#/properties/failureStatus/minimum",keyword:"minimum",params:{comparison:">=",
limit:100}};e===null?e=[n]:e.push(n),t++}}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),t++}return Yr.errors=e,t===0}Yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var kn=Gr,$s={type:"object",minProperties:1,propertyNames:{type:"string",pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"},additionalProperties:{
type:["integer","object"],minimum:0,maximum:1023,required:["bit"],properties:{bit:{type:"integer",minimum:0,maximum:1023},
description:{type:"string"},deprecated:{type:"boolean"},"x-unspecified":{type:"string",minLength:1}},additionalProperties:!1}};
function Gr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Gr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length<1){let n={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}};
e===null?e=[n]:e.push(n),t++}for(let n in r){let o=t;if(typeof n=="string"){if(!ge.test(n)){let p={instancePath:i,schemaPath:"\
#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"},propertyName:n};e===null?e=[p]:
e.push(p),t++}}else{let p={instancePath:i,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:n};
e===null?e=[p]:e.push(p),t++}var s=o===t;if(!s){let p={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyName\
s",params:{propertyName:n}};e===null?e=[p]:e.push(p),t++}}for(let n in r){let o=r[n];if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o))&&!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/type",keyword:"type",params:{type:$s.additionalProperties.type}};e===null?e=[p]:e.push(p),t++}if(typeof o==
"number"){if(o>1023||isNaN(o)){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1023}};e===null?e=[p]:e.push(p),t++}if(o<0||isNaN(
o)){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),t++}}if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
bit===void 0){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/requ\
ired",keyword:"required",params:{missingProperty:"bit"}};e===null?e=[p]:e.push(p),t++}for(let p in o)if(!(p==="bit"||p===
"description"||p==="deprecated"||p==="x-unspecified")){let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===
null?e=[a]:e.push(a),t++}if(o.bit!==void 0){let p=o.bit;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/bit",schemaPath:"#/additionalProperties/properties/bit/type",keyword:"typ\
e",params:{type:"integer"}};e===null?e=[a]:e.push(a),t++}if(typeof p=="number"){if(p>1023||isNaN(p)){let a={instancePath:i+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/bit",schemaPath:"#/additionalProperties/properties/bit/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1023}};e===null?e=[a]:e.push(a),t++}if(p<0||isNaN(p)){let a={instancePath:i+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1")+"/bit",schemaPath:"#/additionalProperties/properties/bit/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),t++}}}if(o.description!==void 0&&typeof o.description!="st\
ring"){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"#/additionalPropert\
ies/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}if(o.deprecated!==void 0&&
typeof o.deprecated!="boolean"){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/deprecated",schemaPath:"\
#/additionalProperties/properties/deprecated/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),t++}
if(o["x-unspecified"]!==void 0){let p=o["x-unspecified"];if(typeof p=="string"){if(E(p)<1){let a={instancePath:i+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-unspecified/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-unspecified/type",keyword:"type",params:{type:"st\
ring"}};e===null?e=[a]:e.push(a),t++}}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),t++}return Gr.errors=e,t===0}Gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wn=Jr,
Ns={enum:[!0,"both"]};function Jr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){
let e=null,t=0,l=Jr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!(r===!0||r==="both")){
let s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ns.enum}};e===null?e=[s]:e.push(s),t++}return Jr.
errors=e,t===0}Jr.evaluated={dynamicProps:!1,dynamicItems:!1};var vn=Qr;function Qr(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=Qr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r!==!0){let s={instancePath:i,schemaPath:"\
#/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[s]:e.push(s),t++}return Qr.errors=e,t===0}Qr.evaluated={dynamicProps:!1,
dynamicItems:!1};var bn=et,zs={type:"object",properties:{formats:{type:"array",items:{enum:["png","jpeg","gif","webp","a\
vif"]},minItems:1,uniqueItems:!0},maxWidth:{type:"integer",minimum:1},maxHeight:{type:"integer",minimum:1},maxBytes:{type:"\
integer",minimum:1},aspectRatio:{type:"string",pattern:"^[1-9][0-9]*:[1-9][0-9]*$"},animatedRequiresFeature:{type:"strin\
g"}},additionalProperties:!1},Us=new RegExp("^[1-9][0-9]*:[1-9][0-9]*$","u");function et(r,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=et.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!(s==="formats"||s==="maxWi\
dth"||s==="maxHeight"||s==="maxBytes"||s==="aspectRatio"||s==="animatedRequiresFeature")){let n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),t++}if(r.
formats!==void 0){let s=r.formats;if(Array.isArray(s)){if(s.length<1){let a={instancePath:i+"/formats",schemaPath:"#/pro\
perties/formats/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),t++}let n=s.length;for(let a=0;a<
n;a++){let f=s[a];if(!(f==="png"||f==="jpeg"||f==="gif"||f==="webp"||f==="avif")){let y={instancePath:i+"/formats/"+a,schemaPath:"\
#/properties/formats/items/enum",keyword:"enum",params:{allowedValues:zs.properties.formats.items.enum}};e===null?e=[y]:
e.push(y),t++}}let o=s.length,p;if(o>1){e:for(;o--;)for(p=o;p--;)if(ue(s[o],s[p])){let a={instancePath:i+"/formats",schemaPath:"\
#/properties/formats/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p}};e===null?e=[a]:e.push(a),t++;break e}}}else{let n={
instancePath:i+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.
push(n),t++}}if(r.maxWidth!==void 0){let s=r.maxWidth;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+
"/maxWidth",schemaPath:"#/properties/maxWidth/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}
if(typeof s=="number"&&(s<1||isNaN(s))){let n={instancePath:i+"/maxWidth",schemaPath:"#/properties/maxWidth/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[n]:e.push(n),t++}}if(r.maxHeight!==void 0){let s=r.maxHeight;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+"/maxHeight",schemaPath:"#/properties/maxHeight/type",keyword:"type",
params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let n={instancePath:i+"/ma\
xHeight",schemaPath:"#/properties/maxHeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[n]:
e.push(n),t++}}if(r.maxBytes!==void 0){let s=r.maxBytes;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+
"/maxBytes",schemaPath:"#/properties/maxBytes/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}
if(typeof s=="number"&&(s<1||isNaN(s))){let n={instancePath:i+"/maxBytes",schemaPath:"#/properties/maxBytes/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[n]:e.push(n),t++}}if(r.aspectRatio!==void 0){let s=r.aspectRatio;
if(typeof s=="string"){if(!Us.test(s)){let n={instancePath:i+"/aspectRatio",schemaPath:"#/properties/aspectRatio/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]*:[1-9][0-9]*$"}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/aspectRatio",schemaPath:"#/properties/aspectRatio/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),
t++}}if(r.animatedRequiresFeature!==void 0&&typeof r.animatedRequiresFeature!="string"){let s={instancePath:i+"/animated\
RequiresFeature",schemaPath:"#/properties/animatedRequiresFeature/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),t++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),t++}return et.errors=e,t===0}et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xn=rt,Zt={type:"array",
minItems:1,items:{type:"object",required:["kind","name","message"],properties:{kind:{enum:["unique","at-least-one-of","e\
xactly-one-of","mutually-exclusive","less-or-equal","required-when","sum-of-lengths"]},name:{type:"string",pattern:"^[a-\
z][a-z0-9]*(-[a-z0-9]+)*$"},message:{type:"string",minLength:1},"x-unspecified":{type:"string",minLength:1},path:{type:"\
string",pattern:"^[^/]+(/[^/]+)*$"},fields:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},ignoreEmpty:{type:"\
boolean"},when:{type:"object",minProperties:1,additionalProperties:!0},paths:{type:"array",items:{type:"string",pattern:"\
^[^/]+(/[^/]+)*$"},minItems:1,uniqueItems:!0},max:{type:"integer",minimum:0}},additionalProperties:!1,allOf:[{if:{properties:{
kind:{const:"unique"}},required:["kind"]},then:{required:["path"],properties:{fields:!1,ignoreEmpty:!1,when:!1,paths:!1,
max:!1}}},{if:{properties:{kind:{enum:["at-least-one-of","exactly-one-of","mutually-exclusive"]}},required:["kind"]},then:{
required:["fields"],properties:{path:!1,when:!1,paths:!1,max:!1}}},{if:{properties:{kind:{const:"less-or-equal"}},required:[
"kind"]},then:{required:["fields"],properties:{fields:{minItems:2,maxItems:2},path:!1,ignoreEmpty:!1,when:!1,paths:!1,max:!1}}},
{if:{properties:{kind:{const:"required-when"}},required:["kind"]},then:{required:["fields","when"],properties:{path:!1,paths:!1,
max:!1}}},{if:{properties:{kind:{const:"sum-of-lengths"}},required:["kind"]},then:{required:["paths","max"],properties:{
path:!1,fields:!1,ignoreEmpty:!1,when:!1}}}]}},Tt=new RegExp("^[^/]+(/[^/]+)*$","u");function rt(r,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=rt.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),Array.isArray(r)){if(r.length<1){let h={instancePath:i,schemaPath:"#/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[h]:e.push(h),t++}let c=r.length;for(let h=0;h<c;h++){let P=r[h],N=t,_=!0,H=t;if(P&&
typeof P=="object"&&!Array.isArray(P)){let k;if(P.kind===void 0&&(k="kind")){let x={};e===null?e=[x]:e.push(x),t++}else if(P.
kind!==void 0&&P.kind!=="unique"){let x={};e===null?e=[x]:e.push(x),t++}}var s=H===t;if(t=N,e!==null&&(N?e.length=N:e=null),
s){let k=t;if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.path===void 0){let A={instancePath:i+"/"+h,schemaPath:"#/it\
ems/allOf/0/then/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[A]:e.push(A),t++}if(P.fields!==
void 0){let A={instancePath:i+"/"+h+"/fields",schemaPath:"#/items/allOf/0/then/properties/fields/false schema",keyword:"\
false schema",params:{}};e===null?e=[A]:e.push(A),t++}if(P.ignoreEmpty!==void 0){let A={instancePath:i+"/"+h+"/ignoreEmp\
ty",schemaPath:"#/items/allOf/0/then/properties/ignoreEmpty/false schema",keyword:"false schema",params:{}};e===null?e=[
A]:e.push(A),t++}if(P.when!==void 0){let A={instancePath:i+"/"+h+"/when",schemaPath:"#/items/allOf/0/then/properties/whe\
n/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),t++}if(P.paths!==void 0){let A={instancePath:i+
"/"+h+"/paths",schemaPath:"#/items/allOf/0/then/properties/paths/false schema",keyword:"false schema",params:{}};e===null?
e=[A]:e.push(A),t++}if(P.max!==void 0){let A={instancePath:i+"/"+h+"/max",schemaPath:"#/items/allOf/0/then/properties/ma\
x/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),t++}}var s=k===t;if(_=s,_){var n={};n.fields=
!0,n.ignoreEmpty=!0,n.when=!0,n.paths=!0,n.max=!0,n.kind=!0}}if(!_){let k={instancePath:i+"/"+h,schemaPath:"#/items/allO\
f/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[k]:e.push(k),t++}let F=t,W=!0,G=t;if(P&&typeof P=="obje\
ct"&&!Array.isArray(P)){let k;if(P.kind===void 0&&(k="kind")){let x={};e===null?e=[x]:e.push(x),t++}else if(P.kind!==void 0){
let x=P.kind;if(!(x==="at-least-one-of"||x==="exactly-one-of"||x==="mutually-exclusive")){let A={};e===null?e=[A]:e.push(
A),t++}}}var o=G===t;if(t=F,e!==null&&(F?e.length=F:e=null),o){let k=t;if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.
fields===void 0){let A={instancePath:i+"/"+h,schemaPath:"#/items/allOf/1/then/required",keyword:"required",params:{missingProperty:"\
fields"}};e===null?e=[A]:e.push(A),t++}if(P.path!==void 0){let A={instancePath:i+"/"+h+"/path",schemaPath:"#/items/allOf\
/1/then/properties/path/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),t++}if(P.when!==void 0){
let A={instancePath:i+"/"+h+"/when",schemaPath:"#/items/allOf/1/then/properties/when/false schema",keyword:"false schema",
params:{}};e===null?e=[A]:e.push(A),t++}if(P.paths!==void 0){let A={instancePath:i+"/"+h+"/paths",schemaPath:"#/items/al\
lOf/1/then/properties/paths/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),t++}if(P.max!==void 0){
let A={instancePath:i+"/"+h+"/max",schemaPath:"#/items/allOf/1/then/properties/max/false schema",keyword:"false schema",
params:{}};e===null?e=[A]:e.push(A),t++}}var o=k===t;if(W=o,W){var p={};p.path=!0,p.when=!0,p.paths=!0,p.max=!0,p.kind=!0}}
if(!W){let k={instancePath:i+"/"+h,schemaPath:"#/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?
e=[k]:e.push(k),t++}n!==!0&&p!==void 0&&(p===!0?n=!0:(n=n||{},Object.assign(n,p)));let Z=t,X=!0,J=t;if(P&&typeof P=="obj\
ect"&&!Array.isArray(P)){let k;if(P.kind===void 0&&(k="kind")){let x={};e===null?e=[x]:e.push(x),t++}else if(P.kind!==void 0&&
P.kind!=="less-or-equal"){let x={};e===null?e=[x]:e.push(x),t++}}var a=J===t;if(t=Z,e!==null&&(Z?e.length=Z:e=null),a){let k=t;
if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.fields===void 0){let A={instancePath:i+"/"+h,schemaPath:"#/items/allOf\
/2/then/required",keyword:"required",params:{missingProperty:"fields"}};e===null?e=[A]:e.push(A),t++}if(P.fields!==void 0){
let A=P.fields;if(Array.isArray(A)){if(A.length>2){let U={instancePath:i+"/"+h+"/fields",schemaPath:"#/items/allOf/2/the\
n/properties/fields/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=[U]:e.push(U),t++}if(A.length<2){let U={instancePath:i+
"/"+h+"/fields",schemaPath:"#/items/allOf/2/then/properties/fields/minItems",keyword:"minItems",params:{limit:2}};e===null?
e=[U]:e.push(U),t++}}}if(P.path!==void 0){let A={instancePath:i+"/"+h+"/path",schemaPath:"#/items/allOf/2/then/propertie\
s/path/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),t++}if(P.ignoreEmpty!==void 0){let A={instancePath:i+
"/"+h+"/ignoreEmpty",schemaPath:"#/items/allOf/2/then/properties/ignoreEmpty/false schema",keyword:"false schema",params:{}};
e===null?e=[A]:e.push(A),t++}if(P.when!==void 0){let A={instancePath:i+"/"+h+"/when",schemaPath:"#/items/allOf/2/then/pr\
operties/when/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),t++}if(P.paths!==void 0){let A={instancePath:i+
"/"+h+"/paths",schemaPath:"#/items/allOf/2/then/properties/paths/false schema",keyword:"false schema",params:{}};e===null?
e=[A]:e.push(A),t++}if(P.max!==void 0){let A={instancePath:i+"/"+h+"/max",schemaPath:"#/items/allOf/2/then/properties/ma\
x/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),t++}}var a=k===t;if(X=a,X){var f={};f.fields=
!0,f.path=!0,f.ignoreEmpty=!0,f.when=!0,f.paths=!0,f.max=!0,f.kind=!0}}if(!X){let k={instancePath:i+"/"+h,schemaPath:"#/\
items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[k]:e.push(k),t++}n!==!0&&f!==void 0&&(f===!0?
n=!0:(n=n||{},Object.assign(n,f)));let V=t,Y=!0,I=t;if(P&&typeof P=="object"&&!Array.isArray(P)){let k;if(P.kind===void 0&&
(k="kind")){let x={};e===null?e=[x]:e.push(x),t++}else if(P.kind!==void 0&&P.kind!=="required-when"){let x={};e===null?e=
[x]:e.push(x),t++}}var y=I===t;if(t=V,e!==null&&(V?e.length=V:e=null),y){let k=t;if(P&&typeof P=="object"&&!Array.isArray(
P)){if(P.fields===void 0){let A={instancePath:i+"/"+h,schemaPath:"#/items/allOf/3/then/required",keyword:"required",params:{
missingProperty:"fields"}};e===null?e=[A]:e.push(A),t++}if(P.when===void 0){let A={instancePath:i+"/"+h,schemaPath:"#/it\
ems/allOf/3/then/required",keyword:"required",params:{missingProperty:"when"}};e===null?e=[A]:e.push(A),t++}if(P.path!==
void 0){let A={instancePath:i+"/"+h+"/path",schemaPath:"#/items/allOf/3/then/properties/path/false schema",keyword:"fals\
e schema",params:{}};e===null?e=[A]:e.push(A),t++}if(P.paths!==void 0){let A={instancePath:i+"/"+h+"/paths",schemaPath:"\
#/items/allOf/3/then/properties/paths/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),t++}if(P.
max!==void 0){let A={instancePath:i+"/"+h+"/max",schemaPath:"#/items/allOf/3/then/properties/max/false schema",keyword:"\
false schema",params:{}};e===null?e=[A]:e.push(A),t++}}var y=k===t;if(Y=y,Y){var u={};u.path=!0,u.paths=!0,u.max=!0,u.kind=
!0}}if(!Y){let k={instancePath:i+"/"+h,schemaPath:"#/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[k]:e.push(k),t++}n!==!0&&u!==void 0&&(u===!0?n=!0:(n=n||{},Object.assign(n,u)));let L=t,q=!0,d=t;if(P&&typeof P==
"object"&&!Array.isArray(P)){let k;if(P.kind===void 0&&(k="kind")){let x={};e===null?e=[x]:e.push(x),t++}else if(P.kind!==
void 0&&P.kind!=="sum-of-lengths"){let x={};e===null?e=[x]:e.push(x),t++}}var g=d===t;if(t=L,e!==null&&(L?e.length=L:e=null),
g){let k=t;if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.paths===void 0){let A={instancePath:i+"/"+h,schemaPath:"#/i\
tems/allOf/4/then/required",keyword:"required",params:{missingProperty:"paths"}};e===null?e=[A]:e.push(A),t++}if(P.max===
void 0){let A={instancePath:i+"/"+h,schemaPath:"#/items/allOf/4/then/required",keyword:"required",params:{missingProperty:"\
max"}};e===null?e=[A]:e.push(A),t++}if(P.path!==void 0){let A={instancePath:i+"/"+h+"/path",schemaPath:"#/items/allOf/4/\
then/properties/path/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),t++}if(P.fields!==void 0){
let A={instancePath:i+"/"+h+"/fields",schemaPath:"#/items/allOf/4/then/properties/fields/false schema",keyword:"false sc\
hema",params:{}};e===null?e=[A]:e.push(A),t++}if(P.ignoreEmpty!==void 0){let A={instancePath:i+"/"+h+"/ignoreEmpty",schemaPath:"\
#/items/allOf/4/then/properties/ignoreEmpty/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),t++}
if(P.when!==void 0){let A={instancePath:i+"/"+h+"/when",schemaPath:"#/items/allOf/4/then/properties/when/false schema",keyword:"\
false schema",params:{}};e===null?e=[A]:e.push(A),t++}}var g=k===t;if(q=g,q){var m={};m.path=!0,m.fields=!0,m.ignoreEmpty=
!0,m.when=!0,m.kind=!0}}if(!q){let k={instancePath:i+"/"+h,schemaPath:"#/items/allOf/4/if",keyword:"if",params:{failingKeyword:"\
then"}};e===null?e=[k]:e.push(k),t++}if(n!==!0&&m!==void 0&&(m===!0?n=!0:(n=n||{},Object.assign(n,m))),P&&typeof P=="obj\
ect"&&!Array.isArray(P)){if(P.kind===void 0){let k={instancePath:i+"/"+h,schemaPath:"#/items/required",keyword:"required",
params:{missingProperty:"kind"}};e===null?e=[k]:e.push(k),t++}if(P.name===void 0){let k={instancePath:i+"/"+h,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[k]:e.push(k),t++}if(P.message===void 0){
let k={instancePath:i+"/"+h,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"message"}};e===null?
e=[k]:e.push(k),t++}for(let k in P)if(!le.call(Zt.items.properties,k)){let x={instancePath:i+"/"+h,schemaPath:"#/items/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[x]:e.push(x),t++}if(P.kind!==
void 0){let k=P.kind;if(!(k==="unique"||k==="at-least-one-of"||k==="exactly-one-of"||k==="mutually-exclusive"||k==="less\
-or-equal"||k==="required-when"||k==="sum-of-lengths")){let x={instancePath:i+"/"+h+"/kind",schemaPath:"#/items/properti\
es/kind/enum",keyword:"enum",params:{allowedValues:Zt.items.properties.kind.enum}};e===null?e=[x]:e.push(x),t++}}if(P.name!==
void 0){let k=P.name;if(typeof k=="string"){if(!ce.test(k)){let x={instancePath:i+"/"+h+"/name",schemaPath:"#/items/prop\
erties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[x]:e.push(x),t++}}else{
let x={instancePath:i+"/"+h+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"string"}};e===
null?e=[x]:e.push(x),t++}}if(P.message!==void 0){let k=P.message;if(typeof k=="string"){if(E(k)<1){let x={instancePath:i+
"/"+h+"/message",schemaPath:"#/items/properties/message/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[x]:
e.push(x),t++}}else{let x={instancePath:i+"/"+h+"/message",schemaPath:"#/items/properties/message/type",keyword:"type",params:{
type:"string"}};e===null?e=[x]:e.push(x),t++}}if(P["x-unspecified"]!==void 0){let k=P["x-unspecified"];if(typeof k=="str\
ing"){if(E(k)<1){let x={instancePath:i+"/"+h+"/x-unspecified",schemaPath:"#/items/properties/x-unspecified/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[x]:e.push(x),t++}}else{let x={instancePath:i+"/"+h+"/x-unspecified",schemaPath:"\
#/items/properties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),t++}}if(P.path!==
void 0){let k=P.path;if(typeof k=="string"){if(!Tt.test(k)){let x={instancePath:i+"/"+h+"/path",schemaPath:"#/items/prop\
erties/path/pattern",keyword:"pattern",params:{pattern:"^[^/]+(/[^/]+)*$"}};e===null?e=[x]:e.push(x),t++}}else{let x={instancePath:i+
"/"+h+"/path",schemaPath:"#/items/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),
t++}}if(P.fields!==void 0){let k=P.fields;if(Array.isArray(k)){if(k.length<1){let B={instancePath:i+"/"+h+"/fields",schemaPath:"\
#/items/properties/fields/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[B]:e.push(B),t++}let x=k.length;for(let B=0;B<
x;B++)if(typeof k[B]!="string"){let D={instancePath:i+"/"+h+"/fields/"+B,schemaPath:"#/items/properties/fields/items/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),t++}let A=k.length,U;if(A>1){let B={};for(;A--;){let D=k[A];
if(typeof D=="string"){if(typeof B[D]=="number"){U=B[D];let R={instancePath:i+"/"+h+"/fields",schemaPath:"#/items/proper\
ties/fields/uniqueItems",keyword:"uniqueItems",params:{i:A,j:U}};e===null?e=[R]:e.push(R),t++;break}B[D]=A}}}}else{let x={
instancePath:i+"/"+h+"/fields",schemaPath:"#/items/properties/fields/type",keyword:"type",params:{type:"array"}};e===null?
e=[x]:e.push(x),t++}}if(P.ignoreEmpty!==void 0&&typeof P.ignoreEmpty!="boolean"){let k={instancePath:i+"/"+h+"/ignoreEmp\
ty",schemaPath:"#/items/properties/ignoreEmpty/type",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),t++}
if(P.when!==void 0){let k=P.when;if(k&&typeof k=="object"&&!Array.isArray(k)){if(Object.keys(k).length<1){let x={instancePath:i+
"/"+h+"/when",schemaPath:"#/items/properties/when/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[x]:
e.push(x),t++}}else{let x={instancePath:i+"/"+h+"/when",schemaPath:"#/items/properties/when/type",keyword:"type",params:{
type:"object"}};e===null?e=[x]:e.push(x),t++}}if(P.paths!==void 0){let k=P.paths;if(Array.isArray(k)){if(k.length<1){let B={
instancePath:i+"/"+h+"/paths",schemaPath:"#/items/properties/paths/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[B]:e.push(B),t++}let x=k.length;for(let B=0;B<x;B++){let D=k[B];if(typeof D=="string"){if(!Tt.test(D)){let R={instancePath:i+
"/"+h+"/paths/"+B,schemaPath:"#/items/properties/paths/items/pattern",keyword:"pattern",params:{pattern:"^[^/]+(/[^/]+)*\
$"}};e===null?e=[R]:e.push(R),t++}}else{let R={instancePath:i+"/"+h+"/paths/"+B,schemaPath:"#/items/properties/paths/ite\
ms/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),t++}}let A=k.length,U;if(A>1){let B={};for(;A--;){
let D=k[A];if(typeof D=="string"){if(typeof B[D]=="number"){U=B[D];let R={instancePath:i+"/"+h+"/paths",schemaPath:"#/it\
ems/properties/paths/uniqueItems",keyword:"uniqueItems",params:{i:A,j:U}};e===null?e=[R]:e.push(R),t++;break}B[D]=A}}}}else{
let x={instancePath:i+"/"+h+"/paths",schemaPath:"#/items/properties/paths/type",keyword:"type",params:{type:"array"}};e===
null?e=[x]:e.push(x),t++}}if(P.max!==void 0){let k=P.max;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k))){let x={instancePath:i+
"/"+h+"/max",schemaPath:"#/items/properties/max/type",keyword:"type",params:{type:"integer"}};e===null?e=[x]:e.push(x),t++}
if(typeof k=="number"&&(k<0||isNaN(k))){let x={instancePath:i+"/"+h+"/max",schemaPath:"#/items/properties/max/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[x]:e.push(x),t++}}}else{let k={instancePath:i+"/"+h,schemaPath:"#\
/items/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),t++}}}else{let c={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),t++}return rt.errors=e,t===0}rt.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var An=tt;function tt(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=tt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(r)){if(r.length<1){let n={
instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),t++}let s=r.length;
for(let n=0;n<s;n++){let o=r[n];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===void 0){let p={instancePath:i+"\
/"+n,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[p]:e.push(p),t++}for(let p in o)
if(!(p==="name"||p==="description"||p==="fixed"||p==="positional"||p==="rest")){let a={instancePath:i+"/"+n,schemaPath:"\
#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[a]:e.push(a),t++}
if(o.name!==void 0){let p=o.name;if(typeof p=="string"){if(!ge.test(p)){let a={instancePath:i+"/"+n+"/name",schemaPath:"\
#/items/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"}};e===null?e=[a]:e.push(
a),t++}}else{let a={instancePath:i+"/"+n+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),t++}}if(o.description!==void 0&&typeof o.description!="string"){let p={instancePath:i+
"/"+n+"/description",schemaPath:"#/items/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=
[p]:e.push(p),t++}if(o.fixed!==void 0){let p=o.fixed;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+
"/"+n+"/fixed",schemaPath:"#/items/properties/fixed/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),
t++}}if(o.positional!==void 0){let p=o.positional;if(Array.isArray(p)){let a=p.length;for(let u=0;u<a;u++)if(typeof p[u]!=
"string"){let g={instancePath:i+"/"+n+"/positional/"+u,schemaPath:"#/items/properties/positional/items/type",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[g]:e.push(g),t++}let f=p.length,y;if(f>1){let u={};for(;f--;){let g=p[f];if(typeof g==
"string"){if(typeof u[g]=="number"){y=u[g];let m={instancePath:i+"/"+n+"/positional",schemaPath:"#/items/properties/posi\
tional/uniqueItems",keyword:"uniqueItems",params:{i:f,j:y}};e===null?e=[m]:e.push(m),t++;break}u[g]=f}}}}else{let a={instancePath:i+
"/"+n+"/positional",schemaPath:"#/items/properties/positional/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:
e.push(a),t++}}if(o.rest!==void 0&&typeof o.rest!="string"){let p={instancePath:i+"/"+n+"/rest",schemaPath:"#/items/prop\
erties/rest/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/"+n,
schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),t++}return tt.errors=e,t===0}tt.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};var jn=st;function st(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=st.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof r=="string"){if(E(r)<1){let s={
instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[s]:e.push(s),t++}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}return st.errors=
e,t===0}st.evaluated={dynamicProps:!1,dynamicItems:!1};var qn=it;function it(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=it.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);let s=t,n=!1,o=t;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.events===void 0){let u={instancePath:i,schemaPath:"#/anyOf/0/required",keyword:"required",params:{
missingProperty:"events"}};e===null?e=[u]:e.push(u),t++}var y=o===t;n=n||y;let p=t;if(r&&typeof r=="object"&&!Array.isArray(
r)&&r.operations===void 0){let u={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"\
operations"}};e===null?e=[u]:e.push(u),t++}var y=p===t;n=n||y;let a=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.objects===
void 0){let u={instancePath:i,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty:"objects"}};e===
null?e=[u]:e.push(u),t++}var y=a===t;n=n||y;let f=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.elsewhere===void 0){let u={
instancePath:i,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty:"elsewhere"}};e===null?e=[u]:e.
push(u),t++}var y=f===t;if(n=n||y,n)t=s,e!==null&&(s?e.length=s:e=null);else{let u={instancePath:i,schemaPath:"#/anyOf",
keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){for(let u in r)if(!(u===
"events"||u==="operations"||u==="objects"||u==="elsewhere"||u==="when")){let g={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),t++}if(r.events!==void 0){
let u=r.events;if(Array.isArray(u)){if(u.length<1){let h={instancePath:i+"/events",schemaPath:"#/properties/events/minIt\
ems",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),t++}let g=u.length;for(let h=0;h<g;h++)if(typeof u[h]!=
"string"){let P={instancePath:i+"/events/"+h,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type:"st\
ring"}};e===null?e=[P]:e.push(P),t++}let m=u.length,c;if(m>1){let h={};for(;m--;){let P=u[m];if(typeof P=="string"){if(typeof h[P]==
"number"){c=h[P];let N={instancePath:i+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{
i:m,j:c}};e===null?e=[N]:e.push(N),t++;break}h[P]=m}}}}else{let g={instancePath:i+"/events",schemaPath:"#/properties/eve\
nts/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),t++}}if(r.operations!==void 0){let u=r.operations;
if(Array.isArray(u)){if(u.length<1){let h={instancePath:i+"/operations",schemaPath:"#/properties/operations/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[h]:e.push(h),t++}let g=u.length;for(let h=0;h<g;h++)if(typeof u[h]!="string"){let P={
instancePath:i+"/operations/"+h,schemaPath:"#/properties/operations/items/type",keyword:"type",params:{type:"string"}};e===
null?e=[P]:e.push(P),t++}let m=u.length,c;if(m>1){let h={};for(;m--;){let P=u[m];if(typeof P=="string"){if(typeof h[P]==
"number"){c=h[P];let N={instancePath:i+"/operations",schemaPath:"#/properties/operations/uniqueItems",keyword:"uniqueIte\
ms",params:{i:m,j:c}};e===null?e=[N]:e.push(N),t++;break}h[P]=m}}}}else{let g={instancePath:i+"/operations",schemaPath:"\
#/properties/operations/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),t++}}if(r.objects!==void 0){
let u=r.objects;if(Array.isArray(u)){if(u.length<1){let h={instancePath:i+"/objects",schemaPath:"#/properties/objects/mi\
nItems",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),t++}let g=u.length;for(let h=0;h<g;h++)if(typeof u[h]!=
"string"){let P={instancePath:i+"/objects/"+h,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"\
string"}};e===null?e=[P]:e.push(P),t++}let m=u.length,c;if(m>1){let h={};for(;m--;){let P=u[m];if(typeof P=="string"){if(typeof h[P]==
"number"){c=h[P];let N={instancePath:i+"/objects",schemaPath:"#/properties/objects/uniqueItems",keyword:"uniqueItems",params:{
i:m,j:c}};e===null?e=[N]:e.push(N),t++;break}h[P]=m}}}}else{let g={instancePath:i+"/objects",schemaPath:"#/properties/ob\
jects/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),t++}}if(r.elsewhere!==void 0){let u=r.elsewhere;
if(typeof u=="string"){if(E(u)<1){let g={instancePath:i+"/elsewhere",schemaPath:"#/properties/elsewhere/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[g]:e.push(g),t++}}else{let g={instancePath:i+"/elsewhere",schemaPath:"#/propert\
ies/elsewhere/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),t++}}if(r.when!==void 0){let u=r.when;
if(typeof u=="string"){if(E(u)<1){let g={instancePath:i+"/when",schemaPath:"#/properties/when/minLength",keyword:"minLen\
gth",params:{limit:1}};e===null?e=[g]:e.push(g),t++}}else{let g={instancePath:i+"/when",schemaPath:"#/properties/when/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),t++}}}else{let u={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),t++}return it.errors=e,t===0}it.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var In=nt,Es={type:["string","object"],minLength:1,required:["feature"],properties:{feature:{type:"stri\
ng",minLength:1},when:{type:"string",minLength:1}},additionalProperties:!1};function nt(r,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,l=nt.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:Es.type}};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&E(r)<1){let s={
instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[s]:e.push(s),t++}if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.feature===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"feature"}};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="feature"||s==="when")){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(
n),t++}if(r.feature!==void 0){let s=r.feature;if(typeof s=="string"){if(E(s)<1){let n={instancePath:i+"/feature",schemaPath:"\
#/properties/feature/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/feature",schemaPath:"#/properties/feature/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.
when!==void 0){let s=r.when;if(typeof s=="string"){if(E(s)<1){let n={instancePath:i+"/when",schemaPath:"#/properties/whe\
n/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/when",schemaPath:"\
#/properties/when/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}}return nt.errors=e,t===0}nt.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var On=pt;function pt(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=pt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r!==!0){let s={instancePath:i,schemaPath:"\
#/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[s]:e.push(s),t++}return pt.errors=e,t===0}pt.evaluated={dynamicProps:!1,
dynamicItems:!1};var _n=at;function at(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=at.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof r=="string"){if(!bt.test(r)){
let s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^/"}};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}return at.
errors=e,t===0}at.evaluated={dynamicProps:!1,dynamicItems:!1};var Dn=ot,Ls={type:"object",additionalProperties:{type:["s\
tring","number","boolean"]}};function ot(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){
let e=null,t=0,l=ot.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r))for(let s in r){let n=r[s];if(typeof n!="string"&&typeof n!="number"&&typeof n!="boolean"){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:Ls.additionalProperties.
type}};e===null?e=[o]:e.push(o),t++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),t++}return ot.errors=e,t===0}ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $n=lt;function lt(r,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:O={}}={}){let e=null,t=0,
l=lt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(r)){if(r.length<1){let p={
instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),t++}let s=r.length;
for(let p=0;p<s;p++)if(typeof r[p]!="string"){let a={instancePath:i+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),t++}let n=r.length,o;if(n>1){let p={};for(;n--;){let a=r[n];if(typeof a=="strin\
g"){if(typeof p[a]=="number"){o=p[a];let f={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:n,
j:o}};e===null?e=[f]:e.push(f),t++;break}p[a]=n}}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"array"}};e===null?e=[s]:e.push(s),t++}return lt.errors=e,t===0}lt.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var export_formats=Rs.fullFormats;

export const validators: { readonly [name: string]: CompiledValidator } = {
  "3.1 document": Zs,
  "3.1 info": Ts,
  "3.1 contact": Bs,
  "3.1 license": Ks,
  "3.1 server": Hs,
  "3.1 serverVariable": Fs,
  "3.1 components": Ws,
  "3.1 paths": Xs,
  "3.1 pathItem": Ys,
  "3.1 operation": Gs,
  "3.1 externalDocs": Js,
  "3.1 parameter": Qs,
  "3.1 requestBody": ei,
  "3.1 mediaType": ri,
  "3.1 encoding": ti,
  "3.1 responses": si,
  "3.1 response": ii,
  "3.1 callbacks": ni,
  "3.1 example": pi,
  "3.1 link": ai,
  "3.1 header": oi,
  "3.1 tag": li,
  "3.1 reference": fi,
  "3.1 securityScheme": ui,
  "3.1 securityRequirement": yi,
  "3.1 oauthFlows": ci,
  "3.1 implicitFlow": mi,
  "3.1 passwordFlow": di,
  "3.1 clientCredentialsFlow": hi,
  "3.1 authorizationCodeFlow": gi,
  "3.1 schema": Pi,
  "3.1 discriminator": ki,
  "3.1 xml": wi,
  "3.0 document": vi,
  "3.0 info": bi,
  "3.0 contact": xi,
  "3.0 license": Ai,
  "3.0 server": ji,
  "3.0 serverVariable": qi,
  "3.0 components": Ii,
  "3.0 paths": Oi,
  "3.0 pathItem": _i,
  "3.0 operation": Di,
  "3.0 externalDocs": $i,
  "3.0 parameter": Ni,
  "3.0 requestBody": zi,
  "3.0 mediaType": Ui,
  "3.0 encoding": Ei,
  "3.0 responses": Li,
  "3.0 response": Ri,
  "3.0 callbacks": Si,
  "3.0 example": Ci,
  "3.0 link": Vi,
  "3.0 header": Mi,
  "3.0 tag": Zi,
  "3.0 reference": Ti,
  "3.0 schema": Bi,
  "3.0 discriminator": Ki,
  "3.0 xml": Hi,
  "3.0 securityScheme": Fi,
  "3.0 securityRequirement": Wi,
  "3.0 oauthFlows": Xi,
  "3.0 implicitFlow": Yi,
  "3.0 passwordFlow": Gi,
  "3.0 clientCredentialsFlow": Ji,
  "3.0 authorizationCodeFlow": Qi,
  "x-unspecified": en,
  "x-behaviour": rn,
  "x-permission-bits": tn,
  "x-gateway-events": sn,
  "x-errors": nn,
  "x-lifecycles": pn,
  "x-rpc": an,
  "x-permissions": on,
  "x-owner-only": ln,
  "x-events": fn,
  "error-names": un,
  "x-rate-limit": yn,
  "x-pagination": cn,
  "x-response-when": mn,
  "x-variants": dn,
  "x-renamed-from": hn,
  "x-dispatch": gn,
  "x-signature": Pn,
  "x-flags": kn,
  "x-open-enum": wn,
  "x-trim": vn,
  "x-image": bn,
  "x-checks": xn,
  "x-constructors": An,
  "x-standalone": jn,
  "x-sent-in": qn,
  "x-requires-feature": In,
  "x-client-default": On,
  "on-variant/path": _n,
  "on-variant/fixed": Dn,
  "names": $n,
};

/** The formats of JSON Schema and OpenAPI, as ajv-formats knows them. */
export const formats: { readonly [name: string]: CompiledFormat } = export_formats;

/** The keys that a map may have: validator → place in its schema → keys. For messages. */
export const keywords: { readonly [name: string]: { readonly [place: string]: readonly string[] } } = {"3.1 document":{"":["openapi","info","jsonSchemaDialect","servers","paths","webhooks","components","security","tags","externalDocs"]},"3.1 info":{"":["title","summary","description","termsOfService","contact","license","version"]},"3.1 contact":{"":["name","url","email"]},"3.1 license":{"":["name","identifier","url"]},"3.1 server":{"":["url","description","variables"]},"3.1 serverVariable":{"":["enum","default","description"]},"3.1 components":{"":["schemas","responses","parameters","examples","requestBodies","headers","securitySchemes","links","callbacks","pathItems"]},"3.1 pathItem":{"":["$ref","summary","description","servers","parameters","get","put","post","delete","options","head","patch","trace"]},"3.1 operation":{"":["tags","summary","description","externalDocs","operationId","parameters","requestBody","responses","callbacks","deprecated","security","servers"]},"3.1 externalDocs":{"":["description","url"]},"3.1 parameter":{"":["name","in","description","required","deprecated","schema","content","allowEmptyValue","style","explode","example","examples","allowReserved"]},"3.1 requestBody":{"":["description","content","required"]},"3.1 mediaType":{"":["schema","encoding","example","examples"]},"3.1 encoding":{"":["contentType","headers","style","explode","allowReserved"]},"3.1 responses":{"":["default"]},"3.1 response":{"":["description","headers","content","links"]},"3.1 example":{"":["summary","description","value","externalValue"]},"3.1 link":{"":["operationRef","operationId","parameters","requestBody","description","server"]},"3.1 header":{"":["description","required","deprecated","schema","content","style","explode","example","examples"]},"3.1 tag":{"":["name","description","externalDocs"]},"3.1 reference":{"":["$ref","summary","description"]},"3.1 securityScheme":{"":["type","description","name","in","scheme","bearerFormat","flows","openIdConnectUrl"]},"3.1 oauthFlows":{"":["implicit","password","clientCredentials","authorizationCode"]},"3.1 implicitFlow":{"":["authorizationUrl","refreshUrl","scopes"]},"3.1 passwordFlow":{"":["tokenUrl","refreshUrl","scopes"]},"3.1 clientCredentialsFlow":{"":["tokenUrl","refreshUrl","scopes"]},"3.1 authorizationCodeFlow":{"":["authorizationUrl","tokenUrl","refreshUrl","scopes"]},"3.1 schema":{"":["$id","$schema","$ref","$anchor","$dynamicRef","$dynamicAnchor","$vocabulary","$comment","$defs","prefixItems","items","contains","additionalProperties","properties","patternProperties","dependentSchemas","propertyNames","if","then","else","allOf","anyOf","oneOf","not","unevaluatedItems","unevaluatedProperties","type","const","enum","multipleOf","maximum","exclusiveMaximum","minimum","exclusiveMinimum","maxLength","minLength","pattern","maxItems","minItems","uniqueItems","maxContains","minContains","maxProperties","minProperties","required","dependentRequired","title","description","default","deprecated","readOnly","writeOnly","examples","format","contentEncoding","contentMediaType","contentSchema","example","discriminator","externalDocs","xml","definitions","dependencies","$recursiveAnchor","$recursiveRef"]},"3.1 discriminator":{"":["propertyName","mapping"]},"3.1 xml":{"":["name","namespace","prefix","attribute","wrapped"]},"3.0 document":{"":["openapi","info","externalDocs","servers","security","tags","paths","components"]},"3.0 info":{"":["title","description","termsOfService","contact","license","version"]},"3.0 contact":{"":["name","url","email"]},"3.0 license":{"":["name","url"]},"3.0 server":{"":["url","description","variables"]},"3.0 serverVariable":{"":["enum","default","description"]},"3.0 components":{"":["schemas","responses","parameters","examples","requestBodies","headers","securitySchemes","links","callbacks"]},"3.0 pathItem":{"":["$ref","summary","description","servers","parameters","get","put","post","delete","options","head","patch","trace"]},"3.0 operation":{"":["tags","summary","description","externalDocs","operationId","parameters","requestBody","responses","callbacks","deprecated","security","servers"]},"3.0 externalDocs":{"":["description","url"]},"3.0 parameter":{"":["name","in","description","required","deprecated","allowEmptyValue","style","explode","allowReserved","schema","content","example","examples"]},"3.0 requestBody":{"":["description","content","required"]},"3.0 mediaType":{"":["schema","example","examples","encoding"]},"3.0 encoding":{"":["contentType","headers","style","explode","allowReserved"]},"3.0 responses":{"":["default"]},"3.0 response":{"":["description","headers","content","links"]},"3.0 example":{"":["summary","description","value","externalValue"]},"3.0 link":{"":["operationId","operationRef","parameters","requestBody","description","server"]},"3.0 header":{"":["description","required","deprecated","allowEmptyValue","style","explode","allowReserved","schema","content","example","examples"]},"3.0 tag":{"":["name","description","externalDocs"]},"3.0 schema":{"":["title","multipleOf","maximum","exclusiveMaximum","minimum","exclusiveMinimum","maxLength","minLength","pattern","maxItems","minItems","uniqueItems","maxProperties","minProperties","required","enum","type","not","allOf","oneOf","anyOf","items","properties","additionalProperties","description","format","default","nullable","discriminator","readOnly","writeOnly","example","externalDocs","deprecated","xml"]},"3.0 discriminator":{"":["propertyName","mapping"]},"3.0 xml":{"":["name","namespace","prefix","attribute","wrapped"]},"3.0 securityScheme":{"":["type","name","in","description","scheme","bearerFormat","flows","openIdConnectUrl"],"/allOf/0/then":["type","name","in","description"],"/allOf/1/then":["scheme","bearerFormat","description","type"],"/allOf/2/then":["type","flows","description"],"/allOf/3/then":["type","openIdConnectUrl","description"]},"3.0 oauthFlows":{"":["implicit","password","clientCredentials","authorizationCode"]},"3.0 implicitFlow":{"":["authorizationUrl","refreshUrl","scopes"]},"3.0 passwordFlow":{"":["tokenUrl","refreshUrl","scopes"]},"3.0 clientCredentialsFlow":{"":["tokenUrl","refreshUrl","scopes"]},"3.0 authorizationCodeFlow":{"":["authorizationUrl","tokenUrl","refreshUrl","scopes"]},"x-behaviour":{"/items":["id","text","readings","x-unspecified"]},"x-permission-bits":{"/additionalProperties":["bit","description","deprecated","x-unspecified"]},"x-gateway-events":{"/additionalProperties":["title","description","payload","firedBy","x-behaviour","x-unspecified"],"/additionalProperties/properties/x-behaviour/items":["id","text","readings","x-unspecified"]},"x-errors":{"/additionalProperties":["status","code","message","description","x-unspecified"]},"x-lifecycles":{"/additionalProperties":["subject","description","validity","states","transitions","x-behaviour","x-unspecified"],"/additionalProperties/properties/transitions/items":["from","to","by","when","effect","x-unspecified"],"/additionalProperties/properties/x-behaviour/items":["id","text","readings","x-unspecified"]},"x-rpc":{"/additionalProperties":["title","description","host","ports","query","transports","envelope","commands","errors","closeCodes","x-behaviour","x-unspecified"],"/additionalProperties/properties/ports":["first","last"],"/additionalProperties/properties/query/additionalProperties":["description","required","schema","transports","x-unspecified"],"/additionalProperties/properties/transports":["http","websocket"],"/additionalProperties/properties/transports/properties/http":["path","method","successStatus","description","x-unspecified"],"/additionalProperties/properties/transports/properties/websocket":["path","description","x-unspecified"],"/additionalProperties/properties/envelope":["command","reply","error","x-unspecified"],"/additionalProperties/properties/envelope/properties/command":["name","nonce","args","data","event"],"/additionalProperties/properties/envelope/properties/reply":["name","nonce","args","data","event"],"/additionalProperties/properties/commands/additionalProperties":["operationId","title","summary","description","command","args","reply","data","x-behaviour","x-unspecified"],"/additionalProperties/properties/commands/additionalProperties/properties/x-behaviour/items":["id","text","readings","x-unspecified"],"/additionalProperties/properties/errors/additionalProperties":["code","message","description","x-unspecified"],"/additionalProperties/properties/closeCodes/additionalProperties":["code","message","description","x-unspecified"],"/additionalProperties/properties/x-behaviour/items":["id","text","readings","x-unspecified"]},"x-permissions":{"/items":["permission","when"]},"x-events":{"/items":["event","when","multiple"]},"x-rate-limit":{"":["major"]},"x-pagination":{"":["cursor","limit","key"]},"x-response-when":{"":["parameter","cases"],"/properties/cases/items":["equals","status"]},"x-dispatch":{"":["discriminator","automatic","routes","responses","callback","followUps","token"],"/properties/automatic/items":["when","respond"],"/properties/routes/items":["when","name","key","kind"],"/properties/responses/items":["when","allow"],"/properties/token":["value","owner","validity"]},"x-signature":{"":["scheme","encoding","signatureHeader","timestampHeader","content","failureStatus"]},"x-flags":{"/additionalProperties":["bit","description","deprecated","x-unspecified"]},"x-image":{"":["formats","maxWidth","maxHeight","maxBytes","aspectRatio","animatedRequiresFeature"]},"x-checks":{"/items":["kind","name","message","x-unspecified","path","fields","ignoreEmpty","when","paths","max"]},"x-constructors":{"/items":["name","description","fixed","positional","rest"]},"x-sent-in":{"":["events","operations","objects","elsewhere","when"]},"x-requires-feature":{"":["feature","when"]}};

/** Where a key of the vocabulary may stand: place → key → name of its validator. */
export const placement: { readonly [place: string]: { readonly [key: string]: string } } = {
  "anywhere": {
    "x-unspecified": "x-unspecified"
  },
  "on-document": {
    "x-behaviour": "x-behaviour",
    "x-permission-bits": "x-permission-bits",
    "x-gateway-events": "x-gateway-events",
    "x-errors": "x-errors",
    "x-lifecycles": "x-lifecycles",
    "x-rpc": "x-rpc"
  },
  "on-operation": {
    "x-permissions": "x-permissions",
    "x-owner-only": "x-owner-only",
    "x-events": "x-events",
    "x-errors": "error-names",
    "x-rate-limit": "x-rate-limit",
    "x-pagination": "x-pagination",
    "x-response-when": "x-response-when",
    "x-variants": "x-variants",
    "x-behaviour": "x-behaviour",
    "x-renamed-from": "x-renamed-from"
  },
  "on-webhook-operation": {
    "x-dispatch": "x-dispatch",
    "x-signature": "x-signature"
  },
  "on-webhook": {
    "x-behaviour": "x-behaviour"
  },
  "on-schema": {
    "x-flags": "x-flags",
    "x-open-enum": "x-open-enum",
    "x-trim": "x-trim",
    "x-image": "x-image",
    "x-checks": "x-checks",
    "x-constructors": "x-constructors",
    "x-standalone": "x-standalone",
    "x-behaviour": "x-behaviour",
    "x-renamed-from": "x-renamed-from"
  },
  "on-property": {
    "x-sent-in": "x-sent-in",
    "x-requires-feature": "x-requires-feature",
    "x-client-default": "x-client-default",
    "x-permissions": "x-permissions",
    "x-owner-only": "x-owner-only"
  },
  "on-variant": {
    "path": "on-variant/path",
    "fixed": "on-variant/fixed",
    "ignored": "names"
  }
};
