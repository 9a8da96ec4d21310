// @ts-nocheck
// Machine-written by generator/schema/compile.mjs from the meta-schemas beside it. Do not edit.
import type { CompiledFormat, CompiledValidator } from "../validator.js";

var Wt=Object.create;var jt=Object.defineProperty;var Xt=Object.getOwnPropertyDescriptor;var Yt=Object.getOwnPropertyNames;var Gt=Object.getPrototypeOf,Jt=Object.prototype.hasOwnProperty;var ut=(t,i)=>()=>{try{return i||t((i={exports:{}}).exports,i),i.exports}catch(b){throw i=0,b}};var Qt=(t,i,b,w)=>{if(i&&typeof i=="object"||typeof i=="function")for(let j of Yt(i))!Jt.call(t,j)&&j!==b&&jt(t,j,{get:()=>i[j],
enumerable:!(w=Xt(i,j))||w.enumerable});return t};var es=(t,i,b)=>(b=t!=null?Wt(Gt(t)):{},Qt(i||!t||!t.__esModule?jt(b,"default",{value:t,enumerable:!0}):b,t));var gt=ut(ne=>{"use strict";Object.defineProperty(ne,"__esModule",{value:!0});ne.formatNames=ne.fastFormats=ne.fullFormats=
void 0;function ie(t,i){return{validate:t,compare:i}}ne.fullFormats={date:ie(_t,dt),time:ie(ct(!0),ht),"date-time":ie(qt(
!0),$t),"iso-time":ie(ct(),Dt),"iso-date-time":ie(qt(),Nt),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ps,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:cs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:as,int32:{type:"number",validate:fs},int64:{type:"number",validate:us},float:{type:"number",validate:Ot},double:{type:"\
number",validate:Ot},password:!0,binary:!0};ne.fastFormats={...ne.fullFormats,date:ie(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,dt),time:ie(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ht),"date-time":ie(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
$t),"iso-time":ie(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Dt),"iso-date-time":ie(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Nt),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ne.formatNames=Object.keys(ne.fullFormats);function rs(t){return t%4===0&&(t%100!==0||t%400===0)}var ts=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
ss=[0,31,28,31,30,31,30,31,31,30,31,30,31];function _t(t){let i=ts.exec(t);if(!i)return!1;let b=+i[1],w=+i[2],j=+i[3];return w>=
1&&w<=12&&j>=1&&j<=(w===2&&rs(b)?29:ss[w])}function dt(t,i){if(t&&i)return t>i?1:t<i?-1:0}var yt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function ct(t){return function(b){let w=yt.exec(b);if(!w)return!1;let j=+w[1],O=+w[2],e=+w[3],r=w[4],f=w[5]==="-"?-1:1,s=+(w[6]||
0),n=+(w[7]||0);if(s>23||n>59||t&&!r)return!1;if(j<=23&&O<=59&&e<60)return!0;let o=O-n*f,p=j-s*f-(o<0?1:0);return(p===23||
p===-1)&&(o===59||o===-1)&&e<61}}function ht(t,i){if(!(t&&i))return;let b=new Date("2020-01-01T"+t).valueOf(),w=new Date(
"2020-01-01T"+i).valueOf();if(b&&w)return b-w}function Dt(t,i){if(!(t&&i))return;let b=yt.exec(t),w=yt.exec(i);if(b&&w)return t=
b[1]+b[2]+b[3],i=w[1]+w[2]+w[3],t>i?1:t<i?-1:0}var mt=/t|\s/i;function qt(t){let i=ct(t);return function(w){let j=w.split(
mt);return j.length===2&&_t(j[0])&&i(j[1])}}function $t(t,i){if(!(t&&i))return;let b=new Date(t).valueOf(),w=new Date(i).
valueOf();if(b&&w)return b-w}function Nt(t,i){if(!(t&&i))return;let[b,w]=t.split(mt),[j,O]=i.split(mt),e=dt(b,j);if(e!==
void 0)return e||ht(w,O)}var is=/\/|:/,ns=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ps(t){return is.test(t)&&ns.test(t)}var It=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function as(t){return It.lastIndex=0,It.test(t)}var os=-(2**31),ls=2**31-1;function fs(t){return Number.isInteger(t)&&t<=
ls&&t>=os}function us(t){return Number.isInteger(t)}function Ot(){return!0}var ys=/[^\\]\\Z/;function cs(t){if(ys.test(t))
return!1;try{return new RegExp(t),!0}catch{return!1}}});var Et=ut(Ut=>{"use strict";function zt(t,i){if(t===i)return!0;if(typeof t!="object"||typeof i!="object"||t===null||i===
null||Array.isArray(t)!==Array.isArray(i))return!1;let b=Object.keys(t);return b.length===Object.keys(i).length&&b.every(
w=>Object.hasOwn(i,w)&&zt(t[w],i[w]))}Ut.default=zt});var Rt=ut(Pt=>{"use strict";Object.defineProperty(Pt,"__esModule",{value:!0});function Lt(t){let i=t.length,b=0,w=0,j;for(;w<
i;)b++,j=t.charCodeAt(w++),j>=55296&&j<=56319&&w<i&&(j=t.charCodeAt(w),(j&64512)===56320&&w++);return b}Pt.default=Lt;Lt.
code='require("ajv/dist/runtime/ucs2length").default'});var Vs=es(gt()),Hs=ve;var ms=new RegExp("^3\\.1\\.\\d+(-.+)?$","u"),N=new RegExp("^x-","u"),S=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ve(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=ve.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let s=r,n=!1,o=r;if(t&&typeof t=="objec\
t"&&!Array.isArray(t)&&t.paths===void 0){let y={instancePath:i,schemaPath:"#/anyOf/0/required",keyword:"required",params:{
missingProperty:"paths"}};e===null?e=[y]:e.push(y),r++}var l=o===r;n=n||l;let p=r;if(t&&typeof t=="object"&&!Array.isArray(
t)&&t.components===void 0){let y={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"\
components"}};e===null?e=[y]:e.push(y),r++}var l=p===r;n=n||l;let a=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.webhooks===
void 0){let y={instancePath:i,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty:"webhooks"}};e===
null?e=[y]:e.push(y),r++}var l=a===r;if(n=n||l,n)r=s,e!==null&&(s?e.length=s:e=null);else{let y={instancePath:i,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};e===null?e=[y]:e.push(y),r++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.openapi===
void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"openapi"}};e===null?e=
[y]:e.push(y),r++}if(t.info===void 0){let y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
info"}};e===null?e=[y]:e.push(y),r++}if(t.openapi!==void 0){let y=t.openapi;if(typeof y=="string"){if(!ms.test(y)){let g={
instancePath:i+"/openapi",schemaPath:"#/properties/openapi/pattern",keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+(-.+)?$"}};
e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/openapi",schemaPath:"#/properties/openapi/type",keyword:"type",
params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}if(t.jsonSchemaDialect!==void 0){let y=t.jsonSchemaDialect;if(typeof y==
"string"){if(!S.test(y)){let g={instancePath:i+"/jsonSchemaDialect",schemaPath:"#/properties/jsonSchemaDialect/format",keyword:"\
format",params:{format:"uri-reference"}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/jsonSchemaDialect",schemaPath:"\
#/properties/jsonSchemaDialect/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}if(t.servers!==
void 0&&!Array.isArray(t.servers)){let y={instancePath:i+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",
params:{type:"array"}};e===null?e=[y]:e.push(y),r++}if(t.webhooks!==void 0){let y=t.webhooks;if(!(y&&typeof y=="object"&&
!Array.isArray(y))){let g={instancePath:i+"/webhooks",schemaPath:"#/properties/webhooks/type",keyword:"type",params:{type:"\
object"}};e===null?e=[g]:e.push(g),r++}}if(t.security!==void 0&&!Array.isArray(t.security)){let y={instancePath:i+"/secu\
rity",schemaPath:"#/properties/security/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}if(t.tags!==
void 0&&!Array.isArray(t.tags)){let y={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"}};e===null?e=[y]:e.push(y),r++}var u={};u.openapi=!0,u.info=!0,u.jsonSchemaDialect=!0,u.servers=!0,u.paths=
!0,u.webhooks=!0,u.components=!0,u.security=!0,u.tags=!0,u.externalDocs=!0;for(let y in t)N.test(y)&&(u[y]=!0);if(u!==!0){
for(let y in t)if(!u||!u[y]){let g={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",
params:{unevaluatedProperty:y}};e===null?e=[g]:e.push(g),r++}}}else{let y={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}return ve.errors=e,r===0}ve.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ks=be;function be(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=be.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.title===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}};
e===null?e=[n]:e.push(n),r++}if(t.version===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"version"}};e===null?e=[n]:e.push(n),r++}if(t.title!==void 0&&typeof t.title!="string"){let n={instancePath:i+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.summary!==
void 0&&typeof t.summary!="string"){let n={instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.description!==void 0&&typeof t.description!="string"){let n={
instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),r++}if(t.termsOfService!==void 0){let n=t.termsOfService;if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+
"/termsOfService",schemaPath:"#/properties/termsOfService/format",keyword:"format",params:{format:"uri-reference"}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/termsOfService",schemaPath:"#/properties/termsOfService/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.version!==void 0&&typeof t.version!="string"){let n={instancePath:i+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}var s={};
s.title=!0,s.summary=!0,s.description=!0,s.termsOfService=!0,s.contact=!0,s.license=!0,s.version=!0;for(let n in t)N.test(
n)&&(s[n]=!0);if(s!==!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"\
unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return be.errors=e,r===0}be.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Fs=xe;var Ht=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function xe(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=xe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.name!==void 0&&typeof t.name!="string"){let n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.url!==void 0){let n=t.url;if(typeof n=="string"){if(!S.test(
n)){let o={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri-reference"}};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.email!==void 0){let n=t.email;if(typeof n=="string"){if(!Ht.test(n)){
let o={instancePath:i+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"}};e===null?
e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),r++}}var s={};s.name=!0,s.url=!0,s.email=!0;for(let n in t)N.test(n)&&(s[n]=!0);if(s!==
!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperti\
es",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return xe.errors=e,r===0}xe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ws=Ae;function Ae(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Ae.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.name===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[o]:e.push(o),r++}if(t.name!==void 0&&typeof t.name!="string"){let o={instancePath:i+"/name",schemaPath:"#/pr\
operties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(t.identifier!==void 0&&typeof t.
identifier!="string"){let o={instancePath:i+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}if(t.url!==void 0){let o=t.url;if(typeof o=="string"){if(!S.test(o)){let p={
instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=
[p]:e.push(p),r++}}else{let p={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[p]:e.push(p),r++}}var s={};s.name=!0,s.identifier=!0,s.url=!0;for(let o in t)N.test(o)&&(s[o]=!0);if(t.
identifier!==void 0){let o=r,p=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.url===void 0&&(a="url")){let l={};
e===null?e=[l]:e.push(l),r++}}var n=p===r;if(n){let a={instancePath:i,schemaPath:"#/dependentSchemas/identifier/not",keyword:"\
not",params:{}};e===null?e=[a]:e.push(a),r++}else r=o,e!==null&&(o?e.length=o:e=null)}if(s!==!0){for(let o in t)if(!s||!s[o]){
let p={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:o}};
e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}return Ae.errors=e,r===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xs=je;function je(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=je.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.url===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"}};
e===null?e=[n]:e.push(n),r++}if(t.url!==void 0&&typeof t.url!="string"){let n={instancePath:i+"/url",schemaPath:"#/prope\
rties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.description!==void 0&&typeof t.
description!="string"){let n={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.variables!==void 0){let n=t.variables;if(!(n&&typeof n=="object"&&!Array.
isArray(n))){let o={instancePath:i+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[o]:e.push(o),r++}}var s={};s.url=!0,s.description=!0,s.variables=!0;for(let n in t)N.test(n)&&(s[n]=
!0);if(s!==!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevalua\
tedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return je.errors=e,r===0}je.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ys=qe;function qe(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=qe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.default===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"def\
ault"}};e===null?e=[n]:e.push(n),r++}if(t.enum!==void 0){let n=t.enum;if(Array.isArray(n)){if(n.length<1){let p={instancePath:i+
"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),r++}let o=n.
length;for(let p=0;p<o;p++)if(typeof n[p]!="string"){let a={instancePath:i+"/enum/"+p,schemaPath:"#/properties/enum/item\
s/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i+"/enum",schemaPath:"\
#/properties/enum/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(t.default!==void 0&&typeof t.
default!="string"){let n={instancePath:i+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),r++}if(t.description!==void 0&&typeof t.description!="string"){let n={instancePath:i+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),
r++}var s={};s.enum=!0,s.default=!0,s.description=!0;for(let n in t)N.test(n)&&(s[n]=!0);if(s!==!0){for(let n in t)if(!s||
!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};
e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[n]:e.push(n),r++}return qe.errors=e,r===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gs=Ie;var ds=new RegExp("^(?:schemas|responses|parameters|examples|requestBodies|headers|securitySchemes|links|callbacks|pathI\
tems)$","u"),hs=new RegExp("^[a-zA-Z0-9._-]+$","u");function Ie(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,
dynamicAnchors:O={}}={}){let e=null,r=0,f=Ie.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),
t&&typeof t=="object"&&!Array.isArray(t)){var s={};for(let o in t)N.test(o)&&(s[o]=!0)}if(t&&typeof t=="object"&&!Array.
isArray(t)){if(s!==!0&&(s=s||{},s.schemas=!0,s.responses=!0,s.parameters=!0,s.examples=!0,s.requestBodies=!0,s.headers=!0,
s.securitySchemes=!0,s.links=!0,s.callbacks=!0,s.pathItems=!0),t.schemas!==void 0){let o=t.schemas;if(!(o&&typeof o=="ob\
ject"&&!Array.isArray(o))){let p={instancePath:i+"/schemas",schemaPath:"#/properties/schemas/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),r++}}if(t.responses!==void 0){let o=t.responses;if(!(o&&typeof o=="object"&&!Array.
isArray(o))){let p={instancePath:i+"/responses",schemaPath:"#/properties/responses/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[p]:e.push(p),r++}}if(t.parameters!==void 0){let o=t.parameters;if(!(o&&typeof o=="object"&&!Array.isArray(
o))){let p={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}if(t.examples!==void 0){let o=t.examples;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={
instancePath:i+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:
e.push(p),r++}}if(t.requestBodies!==void 0){let o=t.requestBodies;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={
instancePath:i+"/requestBodies",schemaPath:"#/properties/requestBodies/type",keyword:"type",params:{type:"object"}};e===
null?e=[p]:e.push(p),r++}}if(t.headers!==void 0){let o=t.headers;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={
instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.
push(p),r++}}if(t.securitySchemes!==void 0){let o=t.securitySchemes;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={
instancePath:i+"/securitySchemes",schemaPath:"#/properties/securitySchemes/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}if(t.links!==void 0){let o=t.links;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={
instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}if(t.callbacks!==void 0){let o=t.callbacks;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:i+
"/callbacks",schemaPath:"#/properties/callbacks/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}
if(t.pathItems!==void 0){let o=t.pathItems;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:i+"/pathI\
tems",schemaPath:"#/properties/pathItems/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}for(let o in t)
if(ds.test(o)){let p=t[o];if(p&&typeof p=="object"&&!Array.isArray(p))for(let a in p){let l=r;if(typeof a=="string"&&!hs.
test(a)){let u={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/patternProperties/%5E(%3F%3Asc\
hemas%7Cresponses%7Cparameters%7Cexamples%7CrequestBodies%7Cheaders%7CsecuritySchemes%7Clinks%7Ccallbacks%7CpathItems)%2\
4/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[a-zA-Z0-9._-]+$"},propertyName:a};e===null?e=[u]:e.push(u),
r++}var n=l===r;if(!n){let u={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/patternPropertie\
s/%5E(%3F%3Aschemas%7Cresponses%7Cparameters%7Cexamples%7CrequestBodies%7Cheaders%7CsecuritySchemes%7Clinks%7Ccallbacks%\
7CpathItems)%24/propertyNames",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[u]:e.push(u),r++}}s[o]=!0}if(s!==
!0){for(let o in t)if(!s||!s[o]){let p={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperti\
es",params:{unevaluatedProperty:o}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ie.errors=e,r===0}Ie.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Js=Oe;var At=new RegExp("^/","u");function Oe(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){
let e=null,r=0,f=Oe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&
!Array.isArray(t)){var s={};for(let n in t)N.test(n)&&(s[n]=!0)}if(t&&typeof t=="object"&&!Array.isArray(t)){for(let n in t)
At.test(n)&&(s[n]=!0);if(s!==!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",
keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Oe.errors=e,r===0}Oe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Qs=_e;function _e(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=_e.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.$ref!==void 0){let n=t.$ref;if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/$ref",schemaPath:"#/p\
roperties/%24ref/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.
summary!==void 0&&typeof t.summary!="string"){let n={instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.description!==void 0&&typeof t.description!="string"){let n={
instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),r++}if(t.servers!==void 0&&!Array.isArray(t.servers)){let n={instancePath:i+"/servers",schemaPath:"#/pro\
perties/servers/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}if(t.parameters!==void 0&&!Array.
isArray(t.parameters)){let n={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"array"}};e===null?e=[n]:e.push(n),r++}var s={};s.$ref=!0,s.summary=!0,s.description=!0,s.servers=!0,s.parameters=!0,
s.get=!0,s.put=!0,s.post=!0,s.delete=!0,s.options=!0,s.head=!0,s.patch=!0,s.trace=!0;for(let n in t)N.test(n)&&(s[n]=!0);
if(s!==!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedP\
roperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return _e.errors=e,r===0}_e.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ei=De;function De(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=De.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.tags!==void 0){let n=t.tags;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)if(typeof n[p]!="string"){let a={
instancePath:i+"/tags/"+p,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:
e.push(a),r++}}else{let o={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"}};
e===null?e=[o]:e.push(o),r++}}if(t.summary!==void 0&&typeof t.summary!="string"){let n={instancePath:i+"/summary",schemaPath:"\
#/properties/summary/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.description!==void 0&&
typeof t.description!="string"){let n={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.operationId!==void 0&&typeof t.operationId!="string"){let n={
instancePath:i+"/operationId",schemaPath:"#/properties/operationId/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),r++}if(t.parameters!==void 0&&!Array.isArray(t.parameters)){let n={instancePath:i+"/parameters",schemaPath:"\
#/properties/parameters/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}if(t.callbacks!==void 0){
let n=t.callbacks;if(!(n&&typeof n=="object"&&!Array.isArray(n))){let o={instancePath:i+"/callbacks",schemaPath:"#/prope\
rties/callbacks/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(t.deprecated!==void 0&&typeof t.
deprecated!="boolean"){let n={instancePath:i+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[n]:e.push(n),r++}if(t.security!==void 0&&!Array.isArray(t.security)){let n={instancePath:i+
"/security",schemaPath:"#/properties/security/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}if(t.
servers!==void 0&&!Array.isArray(t.servers)){let n={instancePath:i+"/servers",schemaPath:"#/properties/servers/type",keyword:"\
type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}var s={};s.tags=!0,s.summary=!0,s.description=!0,s.externalDocs=
!0,s.operationId=!0,s.parameters=!0,s.requestBody=!0,s.responses=!0,s.callbacks=!0,s.deprecated=!0,s.security=!0,s.servers=
!0;for(let n in t)N.test(n)&&(s[n]=!0);if(s!==!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/uneva\
luatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return De.errors=
e,r===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ri=$e;function $e(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=$e.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.url===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"}};
e===null?e=[n]:e.push(n),r++}if(t.description!==void 0&&typeof t.description!="string"){let n={instancePath:i+"/descript\
ion",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.
url!==void 0){let n=t.url;if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/url",schemaPath:"#/properties/ur\
l/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/u\
rl",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}var s={};s.description=
!0,s.url=!0;for(let n in t)N.test(n)&&(s[n]=!0);if(s!==!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"\
#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return $e.
errors=e,r===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ti=Ne,kt={type:"object",properties:{name:{type:"\
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
patternProperties:{"^x-":!0},unevaluatedProperties:!1},gs=new RegExp("^[^{}]+$","u");function Ne(t,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=Ne.evaluated;f.dynamicProps&&(f.props=void 0),
f.dynamicItems&&(f.items=void 0);let s=r,n=!1,o=null,p=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.schema===void 0){
let I={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[
I]:e.push(I),r++}var l=p===r;l&&(n=!0,o=0);let a=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.content===void 0){let I={
instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"content"}};e===null?e=[I]:e.push(
I),r++}var l=a===r;if(l&&n?(n=!1,o=[o,1]):l&&(n=!0,o=1),n)r=s,e!==null&&(s?e.length=s:e=null);else{let I={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o}};e===null?e=[I]:e.push(I),r++}let u=r,y=!0,g=r;if(t&&typeof t==
"object"&&!Array.isArray(t)&&t.in!==void 0&&t.in!=="query"){let I={};e===null?e=[I]:e.push(I),r++}var h=g===r;if(r=u,e!==
null&&(u?e.length=u:e=null),h){let I=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.allowEmptyValue!==void 0&&typeof t.
allowEmptyValue!="boolean"){let q={instancePath:i+"/allowEmptyValue",schemaPath:"#/then/properties/allowEmptyValue/type",
keyword:"type",params:{type:"boolean"}};e===null?e=[q]:e.push(q),r++}var h=I===r;if(y=h,y){var c={};c.allowEmptyValue=!0,
c.in=!0}}if(!y){let I={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[I]:e.push(
I),r++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let I={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[I]:e.push(I),r++}if(t.in===void 0){let I={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"in"}};e===null?e=[I]:e.push(I),r++}if(c!==!0&&(c=c||{},c.name=!0,
c.in=!0,c.description=!0,c.required=!0,c.deprecated=!0,c.schema=!0,c.content=!0),t.name!==void 0&&typeof t.name!="string"){
let I={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:
e.push(I),r++}if(t.in!==void 0){let I=t.in;if(!(I==="query"||I==="header"||I==="path"||I==="cookie")){let L={instancePath:i+
"/in",schemaPath:"#/properties/in/enum",keyword:"enum",params:{allowedValues:kt.properties.in.enum}};e===null?e=[L]:e.push(
L),r++}}if(t.description!==void 0&&typeof t.description!="string"){let I={instancePath:i+"/description",schemaPath:"#/pr\
operties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}if(t.required!==void 0&&typeof t.
required!="boolean"){let I={instancePath:i+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[I]:e.push(I),r++}if(t.deprecated!==void 0&&typeof t.deprecated!="boolean"){let I={instancePath:i+
"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"}};e===null?e=[I]:e.push(I),
r++}if(t.content!==void 0){let I=t.content;if(I&&typeof I=="object"&&!Array.isArray(I)){if(Object.keys(I).length>1){let L={
instancePath:i+"/content",schemaPath:"#/properties/content/maxProperties",keyword:"maxProperties",params:{limit:1}};e===
null?e=[L]:e.push(L),r++}if(Object.keys(I).length<1){let L={instancePath:i+"/content",schemaPath:"#/properties/content/m\
inProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[L]:e.push(L),r++}for(let L in I){var m=r===r;if(!m){
let P={instancePath:i+"/content",schemaPath:"#/properties/content/propertyNames",keyword:"propertyNames",params:{propertyName:L}};
e===null?e=[P]:e.push(P),r++}}}else{let L={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[L]:e.push(L),r++}}for(let I in t)N.test(I)&&(c[I]=!0);if(t.schema!==void 0){let I=r,
L=r,q=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let z;if(t.example===void 0&&(z="example")||t.examples===void 0&&(z=
"examples")){let ee={};e===null?e=[ee]:e.push(ee),r++}}var d=q===r;if(d){let z={instancePath:i,schemaPath:"#/dependentSc\
hemas/schema/allOf/0/not",keyword:"not",params:{}};e===null?e=[z]:e.push(z),r++}else r=L,e!==null&&(L?e.length=L:e=null);
if(t&&typeof t=="object"&&!Array.isArray(t)&&t.examples!==void 0){let z=t.examples;if(!(z&&typeof z=="object"&&!Array.isArray(
z))){let ee={instancePath:i+"/examples",schemaPath:"#/dependentSchemas/schema/allOf/0/properties/examples/type",keyword:"\
type",params:{type:"object"}};e===null?e=[ee]:e.push(ee),r++}}let P=r,k=!0,x=r;if(t&&typeof t=="object"&&!Array.isArray(
t)&&t.in!==void 0&&t.in!=="path"){let z={};e===null?e=[z]:e.push(z),r++}var D=x===r;if(r=P,e!==null&&(P?e.length=P:e=null),
D){let z=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.required===void 0){let Z={instancePath:i,schemaPath:"#/depe\
ndentSchemas/schema/allOf/1/then/required",keyword:"required",params:{missingProperty:"required"}};e===null?e=[Z]:e.push(
Z),r++}if(t.name!==void 0){let Z=t.name;if(typeof Z=="string"&&!gs.test(Z)){let re={instancePath:i+"/name",schemaPath:"#\
/dependentSchemas/schema/allOf/1/then/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^{}]+$"}};e===null?e=
[re]:e.push(re),r++}}if(t.style!==void 0){let Z=t.style;if(!(Z==="matrix"||Z==="label"||Z==="simple")){let re={instancePath:i+
"/style",schemaPath:"#/dependentSchemas/schema/allOf/1/then/properties/style/enum",keyword:"enum",params:{allowedValues:kt.
dependentSchemas.schema.allOf[1].then.properties.style.enum}};e===null?e=[re]:e.push(re),r++}}if(t.required!==void 0&&t.
required!==!0){let Z={instancePath:i+"/required",schemaPath:"#/dependentSchemas/schema/allOf/1/then/properties/required/\
const",keyword:"const",params:{allowedValue:!0}};e===null?e=[Z]:e.push(Z),r++}}var D=z===r;if(k=D,k){var _={};_.name=!0,
_.style=!0,_.required=!0,_.explode=!0,_.in=!0}}if(!k){let z={instancePath:i,schemaPath:"#/dependentSchemas/schema/allOf/\
1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[z]:e.push(z),r++}_!==!0&&(_=_||{},_.example=!0,_.examples=
!0);let A=r,U=!0,H=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.in!==void 0&&t.in!=="header"){let z={};e===null?e=[z]:
e.push(z),r++}var B=H===r;if(r=A,e!==null&&(A?e.length=A:e=null),B){let z=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&
t.style!==void 0&&t.style!=="simple"){let Z={instancePath:i+"/style",schemaPath:"#/dependentSchemas/schema/allOf/2/then/\
properties/style/const",keyword:"const",params:{allowedValue:"simple"}};e===null?e=[Z]:e.push(Z),r++}var B=z===r;if(U=B,
U){var F={};F.style=!0,F.explode=!0,F.in=!0}}if(!U){let z={instancePath:i,schemaPath:"#/dependentSchemas/schema/allOf/2/\
if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[z]:e.push(z),r++}_!==!0&&F!==void 0&&(F===!0?_=!0:(_=_||{},
Object.assign(_,F)));let $=r,R=!0,oe=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.in!==void 0&&t.in!=="query"){let z={};
e===null?e=[z]:e.push(z),r++}var W=oe===r;if(r=$,e!==null&&($?e.length=$:e=null),W){let z=r,ee=r,Z=!0,re=r;if(t&&typeof t==
"object"&&!Array.isArray(t)&&t.style!==void 0&&t.style!=="form"){let K={};e===null?e=[K]:e.push(K),r++}var G=re===r;r=ee,
e!==null&&(ee?e.length=ee:e=null);let te;if(G){var G=r===r;if(Z=G,Z){var M={};M.explode=!0,M.style=!0}te="then"}else{var G=r===
r;Z=G,Z&&M!==!0&&(M=M||{},M.explode=!0),te="else"}if(!Z){let K={instancePath:i,schemaPath:"#/dependentSchemas/schema/all\
Of/3/then/if",keyword:"if",params:{failingKeyword:te}};e===null?e=[K]:e.push(K),r++}if(t&&typeof t=="object"&&!Array.isArray(
t)){if(M!==!0&&(M=M||{},M.style=!0,M.allowReserved=!0),t.style!==void 0){let K=t.style;if(!(K==="form"||K==="spaceDelimi\
ted"||K==="pipeDelimited"||K==="deepObject")){let le={instancePath:i+"/style",schemaPath:"#/dependentSchemas/schema/allO\
f/3/then/properties/style/enum",keyword:"enum",params:{allowedValues:kt.dependentSchemas.schema.allOf[3].then.properties.
style.enum}};e===null?e=[le]:e.push(le),r++}}if(t.allowReserved!==void 0&&typeof t.allowReserved!="boolean"){let K={instancePath:i+
"/allowReserved",schemaPath:"#/dependentSchemas/schema/allOf/3/then/properties/allowReserved/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[K]:e.push(K),r++}}var W=z===r;R=W,R&&M!==!0&&(M=M||{},M.in=!0)}if(!R){let z={instancePath:i,
schemaPath:"#/dependentSchemas/schema/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[z]:e.push(z),
r++}_!==!0&&M!==void 0&&(M===!0?_=!0:(_=_||{},Object.assign(_,M)));let Q=r,ue=!0,de=r;if(t&&typeof t=="object"&&!Array.isArray(
t)&&t.in!==void 0&&t.in!=="cookie"){let z={};e===null?e=[z]:e.push(z),r++}var X=de===r;if(r=Q,e!==null&&(Q?e.length=Q:e=
null),X){let z=r,ee=r,Z=!0,re=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.style!==void 0&&t.style!=="form"){let K={};
e===null?e=[K]:e.push(K),r++}var J=re===r;r=ee,e!==null&&(ee?e.length=ee:e=null);let te;if(J){var J=r===r;if(Z=J,Z){var V={};
V.explode=!0,V.style=!0}te="then"}else{var J=r===r;Z=J,Z&&V!==!0&&(V=V||{},V.explode=!0),te="else"}if(!Z){let K={instancePath:i,
schemaPath:"#/dependentSchemas/schema/allOf/4/then/if",keyword:"if",params:{failingKeyword:te}};e===null?e=[K]:e.push(K),
r++}if(t&&typeof t=="object"&&!Array.isArray(t)&&(V!==!0&&(V=V||{},V.style=!0),t.style!==void 0&&t.style!=="form")){let K={
instancePath:i+"/style",schemaPath:"#/dependentSchemas/schema/allOf/4/then/properties/style/const",keyword:"const",params:{
allowedValue:"form"}};e===null?e=[K]:e.push(K),r++}var X=z===r;ue=X,ue&&V!==!0&&(V=V||{},V.in=!0)}if(!ue){let z={instancePath:i,
schemaPath:"#/dependentSchemas/schema/allOf/4/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[z]:e.push(z),
r++}if(_!==!0&&V!==void 0&&(V===!0?_=!0:(_=_||{},Object.assign(_,V))),t&&typeof t=="object"&&!Array.isArray(t)){if(_!==!0&&
(_=_||{},_.style=!0,_.explode=!0),t.style!==void 0&&typeof t.style!="string"){let z={instancePath:i+"/style",schemaPath:"\
#/dependentSchemas/schema/properties/style/type",keyword:"type",params:{type:"string"}};e===null?e=[z]:e.push(z),r++}if(t.
explode!==void 0&&typeof t.explode!="boolean"){let z={instancePath:i+"/explode",schemaPath:"#/dependentSchemas/schema/pr\
operties/explode/type",keyword:"type",params:{type:"boolean"}};e===null?e=[z]:e.push(z),r++}}var Y=I===r;Y&&c!==!0&&_!==
void 0&&(_===!0?c=!0:(c=c||{},Object.assign(c,_)))}else var Y=!0;if(c!==!0){for(let I in t)if(!c||!c[I]){let L={instancePath:i,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:I}};e===null?e=[L]:e.push(
L),r++}}}else{let I={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),
r++}return Ne.errors=e,r===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var si=ze;function ze(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=ze.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.content===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"con\
tent"}};e===null?e=[o]:e.push(o),r++}if(t.description!==void 0&&typeof t.description!="string"){let o={instancePath:i+"/\
description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
r++}if(t.content!==void 0){let o=t.content;if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){var s=r===r;if(!s){
let l={instancePath:i+"/content",schemaPath:"#/properties/content/propertyNames",keyword:"propertyNames",params:{propertyName:p}};
e===null?e=[l]:e.push(l),r++}}else{let p={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"type",
params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(t.required!==void 0&&typeof t.required!="boolean"){let o={instancePath:i+
"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}
var n={};n.description=!0,n.content=!0,n.required=!0;for(let o in t)N.test(o)&&(n[o]=!0);if(n!==!0){for(let o in t)if(!n||
!n[o]){let p={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:o}};
e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}return ze.errors=e,r===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ii=Ue;function Ue(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Ue.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){var s={};for(let a in t)N.test(a)&&(s[a]=!0)}let n=r,o=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.example===
void 0&&(a="example")||t.examples===void 0&&(a="examples")){let l={};e===null?e=[l]:e.push(l),r++}}var p=o===r;if(p){let a={
instancePath:i,schemaPath:"#/allOf/1/not",keyword:"not",params:{}};e===null?e=[a]:e.push(a),r++}else r=n,e!==null&&(n?e.
length=n:e=null);if(t&&typeof t=="object"&&!Array.isArray(t)&&t.examples!==void 0){let a=t.examples;if(!(a&&typeof a=="o\
bject"&&!Array.isArray(a))){let l={instancePath:i+"/examples",schemaPath:"#/allOf/1/properties/examples/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s!==!0&&(s=s||{},s.example=!0,s.examples=!0),t&&typeof t==
"object"&&!Array.isArray(t)){if(s!==!0&&(s=s||{},s.schema=!0,s.encoding=!0),t.encoding!==void 0){let a=t.encoding;if(!(a&&
typeof a=="object"&&!Array.isArray(a))){let l={instancePath:i+"/encoding",schemaPath:"#/properties/encoding/type",keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s!==!0){for(let a in t)if(!s||!s[a]){let l={instancePath:i,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:a}};e===null?e=[l]:e.push(
l),r++}}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),
r++}return Ue.errors=e,r===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ni=Ee,Ps={type:"object",properties:{
contentType:{type:"string"},headers:{type:"object",additionalProperties:{}},style:{enum:["form","spaceDelimited","pipeDe\
limited","deepObject"]},explode:{type:"boolean"},allowReserved:{type:"boolean"}},dependentSchemas:{style:{properties:{allowReserved:{}},
if:{properties:{style:{const:"form"}}},then:{properties:{explode:{}}},else:{properties:{explode:{}}}},explode:{properties:{
style:{},allowReserved:{}}},allowReserved:{properties:{style:{}},if:{properties:{style:{const:"form"}}},then:{properties:{
explode:{}}},else:{properties:{explode:{}}}}},patternProperties:{"^x-":!0},unevaluatedProperties:!1};function Ee(t,{instancePath:i="",
parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=Ee.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.contentType!==void 0&&typeof t.
contentType!="string"){let u={instancePath:i+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{
type:"string"}};e===null?e=[u]:e.push(u),r++}if(t.headers!==void 0){let u=t.headers;if(!(u&&typeof u=="object"&&!Array.isArray(
u))){let y={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}};e===
null?e=[y]:e.push(y),r++}}if(t.style!==void 0){let u=t.style;if(!(u==="form"||u==="spaceDelimited"||u==="pipeDelimited"||
u==="deepObject")){let y={instancePath:i+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues:Ps.
properties.style.enum}};e===null?e=[y]:e.push(y),r++}}if(t.explode!==void 0&&typeof t.explode!="boolean"){let u={instancePath:i+
"/explode",schemaPath:"#/properties/explode/type",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}if(t.
allowReserved!==void 0&&typeof t.allowReserved!="boolean"){let u={instancePath:i+"/allowReserved",schemaPath:"#/properti\
es/allowReserved/type",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}var s={};s.contentType=!0,s.
headers=!0,s.style=!0,s.explode=!0,s.allowReserved=!0;for(let u in t)N.test(u)&&(s[u]=!0);if(t.style!==void 0){let u=r,y=r,
g=!0,h=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.style!==void 0&&t.style!=="form"){let m={};e===null?e=[m]:e.push(
m),r++}var n=h===r;r=y,e!==null&&(y?e.length=y:e=null);let c;if(n){var n=r===r;if(g=n,g){var o={};o.explode=!0,o.style=!0}
c="then"}else{var n=r===r;g=n,g&&o!==!0&&(o=o||{},o.explode=!0),c="else"}if(!g){let m={instancePath:i,schemaPath:"#/depe\
ndentSchemas/style/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[m]:e.push(m),r++}t&&typeof t=="object"&&!Array.
isArray(t)&&o!==!0&&(o=o||{},o.allowReserved=!0);var p=u===r;p&&s!==!0&&o!==void 0&&(o===!0?s=!0:(s=s||{},Object.assign(
s,o)))}else var p=!0;if(t.explode!==void 0){var p=r===r;p&&s!==!0&&(s=s||{},s.style=!0,s.allowReserved=!0)}else var p=!0;
if(t.allowReserved!==void 0){let u=r,y=r,g=!0,h=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.style!==void 0&&t.style!==
"form"){let d={};e===null?e=[d]:e.push(d),r++}var a=h===r;r=y,e!==null&&(y?e.length=y:e=null);let c;if(a){var a=r===r;if(g=
a,g){var l={};l.explode=!0,l.style=!0}c="then"}else{var a=r===r;g=a,g&&l!==!0&&(l=l||{},l.explode=!0),c="else"}if(!g){let d={
instancePath:i,schemaPath:"#/dependentSchemas/allowReserved/if",keyword:"if",params:{failingKeyword:c}};e===null?e=[d]:e.
push(d),r++}t&&typeof t=="object"&&!Array.isArray(t)&&l!==!0&&(l=l||{},l.style=!0);var p=u===r;p&&s!==!0&&l!==void 0&&(l===
!0?s=!0:(s=s||{},Object.assign(s,l)))}else var p=!0;if(s!==!0){for(let u in t)if(!s||!s[u]){let y={instancePath:i,schemaPath:"\
#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:u}};e===null?e=[y]:e.push(y),r++}}}else{
let u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}return Ee.
errors=e,r===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pi=Le;var St=new RegExp("^[1-5](?:[0-9]{2}|XX)$","u");function Le(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,
dynamicAnchors:O={}}={}){let e=null,r=0,f=Le.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),
t&&typeof t=="object"&&!Array.isArray(t)){var s={};for(let u in t)N.test(u)&&(s[u]=!0)}let n=r,o=!0,p=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){var a={};for(let u in t)if(St.test(u)){let y={};e===null?e=[y]:e.push(y),r++,a[u]=!0}}var l=p===
r;if(s!==!0&&a!==void 0&&(a===!0?s=!0:(s=s||{},Object.assign(s,a))),r=n,e!==null&&(n?e.length=n:e=null),l){let u=r;if(t&&
typeof t=="object"&&!Array.isArray(t)&&t.default===void 0){let g={instancePath:i,schemaPath:"#/then/required",keyword:"r\
equired",params:{missingProperty:"default"}};e===null?e=[g]:e.push(g),r++}var l=u===r;o=l}if(!o){let u={instancePath:i,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[u]:e.push(u),r++}if(t&&typeof t=="object"&&!Array.isArray(
t)){if(Object.keys(t).length<1){let u={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}};
e===null?e=[u]:e.push(u),r++}s!==!0&&(s=s||{},s.default=!0);for(let u in t)St.test(u)&&(s[u]=!0);if(s!==!0){for(let u in t)
if(!s||!s[u]){let y={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:u}};
e===null?e=[y]:e.push(y),r++}}}else{let u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[u]:e.push(u),r++}return Le.errors=e,r===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ai=Re;function Re(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Re.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.description===void 0){let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"}};e===null?e=[o]:e.push(o),r++}if(t.description!==void 0&&typeof t.description!="string"){let o={instancePath:i+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
r++}if(t.headers!==void 0){let o=t.headers;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:i+"/heade\
rs",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(t.content!==
void 0){let o=t.content;if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){var s=r===r;if(!s){let l={instancePath:i+
"/content",schemaPath:"#/properties/content/propertyNames",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[
l]:e.push(l),r++}}else{let p={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),r++}}if(t.links!==void 0){let o=t.links;if(!(o&&typeof o=="object"&&!Array.isArray(o))){
let p={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:
e.push(p),r++}}var n={};n.description=!0,n.headers=!0,n.content=!0,n.links=!0;for(let o in t)N.test(o)&&(n[o]=!0);if(n!==
!0){for(let o in t)if(!n||!n[o]){let p={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperti\
es",params:{unevaluatedProperty:o}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Re.errors=e,r===0}Re.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var oi=Se;function Se(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Se.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(
t))){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Se.
errors=e,r===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var li=Ce;function Ce(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Ce.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let s=r,n=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){let a;if(t.value===void 0&&(a="value")||t.externalValue===void 0&&(a="externalValue")){let l={};e===null?e=[
l]:e.push(l),r++}}var o=n===r;if(o){let a={instancePath:i,schemaPath:"#/not",keyword:"not",params:{}};e===null?e=[a]:e.push(
a),r++}else r=s,e!==null&&(s?e.length=s:e=null);if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.summary!==void 0&&typeof t.
summary!="string"){let a={instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}if(t.description!==void 0&&typeof t.description!="string"){let a={instancePath:i+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),
r++}if(t.externalValue!==void 0){let a=t.externalValue;if(typeof a=="string"){if(!S.test(a)){let l={instancePath:i+"/ext\
ernalValue",schemaPath:"#/properties/externalValue/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=
[l]:e.push(l),r++}}else{let l={instancePath:i+"/externalValue",schemaPath:"#/properties/externalValue/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}var p={};p.summary=!0,p.description=!0,p.value=!0,p.externalValue=
!0;for(let a in t)N.test(a)&&(p[a]=!0);if(p!==!0){for(let a in t)if(!p||!p[a]){let l={instancePath:i,schemaPath:"#/uneva\
luatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:a}};e===null?e=[l]:e.push(l),r++}}}else{let a={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Ce.errors=
e,r===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fi=Ve;function Ve(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Ve.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let s=r,n=!1,o=null,p=r;if(t&&typeof t==
"object"&&!Array.isArray(t)&&t.operationRef===void 0){let y={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"req\
uired",params:{missingProperty:"operationRef"}};e===null?e=[y]:e.push(y),r++}var l=p===r;l&&(n=!0,o=0);let a=r;if(t&&typeof t==
"object"&&!Array.isArray(t)&&t.operationId===void 0){let y={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"requ\
ired",params:{missingProperty:"operationId"}};e===null?e=[y]:e.push(y),r++}var l=a===r;if(l&&n?(n=!1,o=[o,1]):l&&(n=!0,o=
1),n)r=s,e!==null&&(s?e.length=s:e=null);else{let y={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o}};
e===null?e=[y]:e.push(y),r++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.operationRef!==void 0){let y=t.operationRef;
if(typeof y=="string"){if(!S.test(y)){let g={instancePath:i+"/operationRef",schemaPath:"#/properties/operationRef/format",
keyword:"format",params:{format:"uri-reference"}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/operationRe\
f",schemaPath:"#/properties/operationRef/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}if(t.
operationId!==void 0&&typeof t.operationId!="string"){let y={instancePath:i+"/operationId",schemaPath:"#/properties/oper\
ationId/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(t.parameters!==void 0){let y=t.parameters;
if(y&&typeof y=="object"&&!Array.isArray(y)){for(let g in y)if(typeof y[g]!="string"){let h={instancePath:i+"/parameters\
/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",
params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let g={instancePath:i+"/parameters",schemaPath:"#/properties/\
parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(t.description!==void 0&&typeof t.
description!="string"){let y={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"}};e===null?e=[y]:e.push(y),r++}var u={};u.operationRef=!0,u.operationId=!0,u.parameters=!0,u.requestBody=!0,
u.description=!0,u.server=!0;for(let y in t)N.test(y)&&(u[y]=!0);if(u!==!0){for(let y in t)if(!u||!u[y]){let g={instancePath:i,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:y}};e===null?e=[g]:e.push(
g),r++}}}else{let y={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),
r++}return Ve.errors=e,r===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ui=Ze;function Ze(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Ze.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let s=r,n=!1,o=null,p=r;if(t&&typeof t==
"object"&&!Array.isArray(t)&&t.schema===void 0){let c={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",
params:{missingProperty:"schema"}};e===null?e=[c]:e.push(c),r++}var l=p===r;l&&(n=!0,o=0);let a=r;if(t&&typeof t=="objec\
t"&&!Array.isArray(t)&&t.content===void 0){let c={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:"content"}};e===null?e=[c]:e.push(c),r++}var l=a===r;if(l&&n?(n=!1,o=[o,1]):l&&(n=!0,o=1),n)r=s,e!==null&&
(s?e.length=s:e=null);else{let c={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o}};e===null?
e=[c]:e.push(c),r++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.description!==void 0&&typeof t.description!="strin\
g"){let c={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};
e===null?e=[c]:e.push(c),r++}if(t.required!==void 0&&typeof t.required!="boolean"){let c={instancePath:i+"/required",schemaPath:"\
#/properties/required/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(t.deprecated!==void 0&&
typeof t.deprecated!="boolean"){let c={instancePath:i+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(t.content!==void 0){let c=t.content;if(c&&typeof c=="objec\
t"&&!Array.isArray(c)){if(Object.keys(c).length>1){let m={instancePath:i+"/content",schemaPath:"#/properties/content/max\
Properties",keyword:"maxProperties",params:{limit:1}};e===null?e=[m]:e.push(m),r++}if(Object.keys(c).length<1){let m={instancePath:i+
"/content",schemaPath:"#/properties/content/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[m]:e.push(
m),r++}for(let m in c){var u=r===r;if(!u){let D={instancePath:i+"/content",schemaPath:"#/properties/content/propertyName\
s",keyword:"propertyNames",params:{propertyName:m}};e===null?e=[D]:e.push(D),r++}}}else{let m={instancePath:i+"/content",
schemaPath:"#/properties/content/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}var y={};y.description=
!0,y.required=!0,y.deprecated=!0,y.schema=!0,y.content=!0;for(let c in t)N.test(c)&&(y[c]=!0);if(t.schema!==void 0){let c=r,
m=r,d=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.example===void 0&&(D="example")||t.examples===void 0&&(D=
"examples")){let _={};e===null?e=[_]:e.push(_),r++}}var g=d===r;if(g){let D={instancePath:i,schemaPath:"#/dependentSchem\
as/schema/allOf/0/not",keyword:"not",params:{}};e===null?e=[D]:e.push(D),r++}else r=m,e!==null&&(m?e.length=m:e=null);if(t&&
typeof t=="object"&&!Array.isArray(t)&&t.examples!==void 0){let D=t.examples;if(!(D&&typeof D=="object"&&!Array.isArray(
D))){let _={instancePath:i+"/examples",schemaPath:"#/dependentSchemas/schema/allOf/0/properties/examples/type",keyword:"\
type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.style!==void 0&&
t.style!=="simple"){let D={instancePath:i+"/style",schemaPath:"#/dependentSchemas/schema/properties/style/const",keyword:"\
const",params:{allowedValue:"simple"}};e===null?e=[D]:e.push(D),r++}if(t.explode!==void 0&&typeof t.explode!="boolean"){
let D={instancePath:i+"/explode",schemaPath:"#/dependentSchemas/schema/properties/explode/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[D]:e.push(D),r++}}var h=c===r;h&&y!==!0&&(y=y||{},y.style=!0,y.explode=!0,y.example=!0,y.examples=
!0)}else var h=!0;if(y!==!0){for(let c in t)if(!y||!y[c]){let m={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"\
unevaluatedProperties",params:{unevaluatedProperty:c}};e===null?e=[m]:e.push(m),r++}}}else{let c={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}return Ze.errors=e,r===0}Ze.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var yi=Me;function Me(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Me.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.name===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[n]:e.push(n),r++}if(t.name!==void 0&&typeof t.name!="string"){let n={instancePath:i+"/name",schemaPath:"#/pr\
operties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.description!==void 0&&typeof t.
description!="string"){let n={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),r++}var s={};s.name=!0,s.description=!0,s.externalDocs=!0;for(let n in t)N.test(
n)&&(s[n]=!0);if(s!==!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"\
unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Me.errors=e,r===0}Me.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ci=Te;function Te(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Te.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.$ref!==void 0){let s=t.$ref;if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+"/$ref",schemaPath:"#/p\
roperties/%24ref/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.
summary!==void 0&&typeof t.summary!="string"){let s={instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.description!==void 0&&typeof t.description!="string"){let s={
instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),r++}return Te.errors=e,r===0}Te.evaluated={props:{$ref:!0,summary:!0,description:!0},dynamicProps:!1,dynamicItems:!1};
var mi=Be,Ct={type:"object",properties:{type:{enum:["apiKey","http","mutualTLS","oauth2","openIdConnect"]},description:{
type:"string"}},required:["type"],allOf:[{patternProperties:{"^x-":!0}},{if:{properties:{type:{const:"apiKey"}}},then:{properties:{
name:{type:"string"},in:{enum:["query","header","cookie"]}},required:["name","in"]}},{if:{properties:{type:{const:"http"}}},
then:{properties:{scheme:{type:"string"}},required:["scheme"]}},{if:{properties:{type:{const:"http"},scheme:{type:"strin\
g",pattern:"^[Bb][Ee][Aa][Rr][Ee][Rr]$"}},required:["type","scheme"]},then:{properties:{bearerFormat:{type:"string"}}}},
{if:{properties:{type:{const:"oauth2"}}},then:{properties:{flows:{}},required:["flows"]}},{if:{properties:{type:{const:"\
openIdConnect"}}},then:{properties:{openIdConnectUrl:{type:"string",format:"uri-reference"}},required:["openIdConnectUrl"]}}],
unevaluatedProperties:!1},xt=new RegExp("^[Bb][Ee][Aa][Rr][Ee][Rr]$","u");function Be(t,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=Be.evaluated;if(f.dynamicProps&&(f.props=void 0),
f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){var s={};for(let P in t)N.test(P)&&(s[P]=!0)}
let n=r,o=!0,p=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&t.type!=="apiKey"){let P={};e===null?e=[P]:
e.push(P),r++}var a=p===r;if(r=n,e!==null&&(n?e.length=n:e=null),a){let P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.name===void 0){let x={instancePath:i,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty:"\
name"}};e===null?e=[x]:e.push(x),r++}if(t.in===void 0){let x={instancePath:i,schemaPath:"#/allOf/1/then/required",keyword:"\
required",params:{missingProperty:"in"}};e===null?e=[x]:e.push(x),r++}if(t.name!==void 0&&typeof t.name!="string"){let x={
instancePath:i+"/name",schemaPath:"#/allOf/1/then/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[x]:e.push(x),r++}if(t.in!==void 0){let x=t.in;if(!(x==="query"||x==="header"||x==="cookie")){let A={instancePath:i+"/\
in",schemaPath:"#/allOf/1/then/properties/in/enum",keyword:"enum",params:{allowedValues:Ct.allOf[1].then.properties.in.enum}};
e===null?e=[A]:e.push(A),r++}}}var a=P===r;if(o=a,o){var l={};l.name=!0,l.in=!0,l.type=!0}}if(!o){let P={instancePath:i,
schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[P]:e.push(P),r++}s!==!0&&l!==void 0&&
(l===!0?s=!0:(s=s||{},Object.assign(s,l)));let u=r,y=!0,g=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&
t.type!=="http"){let P={};e===null?e=[P]:e.push(P),r++}var h=g===r;if(r=u,e!==null&&(u?e.length=u:e=null),h){let P=r;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.scheme===void 0){let x={instancePath:i,schemaPath:"#/allOf/2/then/required",
keyword:"required",params:{missingProperty:"scheme"}};e===null?e=[x]:e.push(x),r++}if(t.scheme!==void 0&&typeof t.scheme!=
"string"){let x={instancePath:i+"/scheme",schemaPath:"#/allOf/2/then/properties/scheme/type",keyword:"type",params:{type:"\
string"}};e===null?e=[x]:e.push(x),r++}}var h=P===r;if(y=h,y){var c={};c.scheme=!0,c.type=!0}}if(!y){let P={instancePath:i,
schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[P]:e.push(P),r++}s!==!0&&c!==void 0&&
(c===!0?s=!0:(s=s||{},Object.assign(s,c)));let m=r,d=!0,D=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.type===
void 0&&(P="type")||t.scheme===void 0&&(P="scheme")){let k={};e===null?e=[k]:e.push(k),r++}else{if(t.type!==void 0){let k=r;
if(t.type!=="http"){let x={};e===null?e=[x]:e.push(x),r++}var _=k===r}else var _=!0;if(_)if(t.scheme!==void 0){let k=t.scheme,
x=r;if(r===x)if(typeof k=="string"){if(!xt.test(k)){let U={};e===null?e=[U]:e.push(U),r++}}else{let U={};e===null?e=[U]:
e.push(U),r++}var _=x===r}else var _=!0}}var B=D===r;if(r=m,e!==null&&(m?e.length=m:e=null),B){let P=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)&&t.bearerFormat!==void 0&&typeof t.bearerFormat!="string"){let x={instancePath:i+"/bearerForm\
at",schemaPath:"#/allOf/3/then/properties/bearerFormat/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(
x),r++}var B=P===r;if(d=B,d){var F={};F.bearerFormat=!0,F.type=!0,F.scheme=!0}}if(!d){let P={instancePath:i,schemaPath:"\
#/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[P]:e.push(P),r++}s!==!0&&F!==void 0&&(F===!0?s=!0:
(s=s||{},Object.assign(s,F)));let W=r,G=!0,M=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&t.type!=="o\
auth2"){let P={};e===null?e=[P]:e.push(P),r++}var X=M===r;if(r=W,e!==null&&(W?e.length=W:e=null),X){let P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)&&t.flows===void 0){let x={instancePath:i,schemaPath:"#/allOf/4/then/required",keyword:"requi\
red",params:{missingProperty:"flows"}};e===null?e=[x]:e.push(x),r++}var X=P===r;if(G=X,G){var J={};J.flows=!0,J.type=!0}}
if(!G){let P={instancePath:i,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[P]:e.push(
P),r++}s!==!0&&J!==void 0&&(J===!0?s=!0:(s=s||{},Object.assign(s,J)));let V=r,Y=!0,I=r;if(t&&typeof t=="object"&&!Array.
isArray(t)&&t.type!==void 0&&t.type!=="openIdConnect"){let P={};e===null?e=[P]:e.push(P),r++}var L=I===r;if(r=V,e!==null&&
(V?e.length=V:e=null),L){let P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.openIdConnectUrl===void 0){let x={instancePath:i,
schemaPath:"#/allOf/5/then/required",keyword:"required",params:{missingProperty:"openIdConnectUrl"}};e===null?e=[x]:e.push(
x),r++}if(t.openIdConnectUrl!==void 0){let x=t.openIdConnectUrl;if(typeof x=="string"){if(!S.test(x)){let A={instancePath:i+
"/openIdConnectUrl",schemaPath:"#/allOf/5/then/properties/openIdConnectUrl/format",keyword:"format",params:{format:"uri-\
reference"}};e===null?e=[A]:e.push(A),r++}}else{let A={instancePath:i+"/openIdConnectUrl",schemaPath:"#/allOf/5/then/pro\
perties/openIdConnectUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}}}var L=P===r;if(Y=L,
Y){var q={};q.openIdConnectUrl=!0,q.type=!0}}if(!Y){let P={instancePath:i,schemaPath:"#/allOf/5/if",keyword:"if",params:{
failingKeyword:"then"}};e===null?e=[P]:e.push(P),r++}if(s!==!0&&q!==void 0&&(q===!0?s=!0:(s=s||{},Object.assign(s,q))),t&&
typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let P={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"type"}};e===null?e=[P]:e.push(P),r++}if(s!==!0&&(s=s||{},s.type=!0,s.description=!0),t.type!==
void 0){let P=t.type;if(!(P==="apiKey"||P==="http"||P==="mutualTLS"||P==="oauth2"||P==="openIdConnect")){let k={instancePath:i+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Ct.properties.type.enum}};e===null?e=[k]:
e.push(k),r++}}if(t.description!==void 0&&typeof t.description!="string"){let P={instancePath:i+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}if(s!==!0){for(let P in t)
if(!s||!s[P]){let k={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:P}};
e===null?e=[k]:e.push(k),r++}}}else{let P={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[P]:e.push(P),r++}return Be.errors=e,r===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var di=He;function He(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=He.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t))for(let s in t){let n=t[s];if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)if(typeof n[p]!="string"){let a={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return He.errors=e,r===0}He.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var hi=Ke;function Ke(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Ke.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){var s={};s.implicit=!0,s.password=!0,s.clientCredentials=!0,s.authorizationCode=!0;for(let n in t)N.test(n)&&(s[n]=!0);
if(s!==!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedP\
roperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Ke.errors=e,r===0}Ke.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var gi=Fe;function Fe(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Fe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.authorizationUrl===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorizationUrl"}};e===null?e=[n]:e.push(n),r++}if(t.scopes===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"scopes"}};e===null?e=[n]:e.push(n),r++}if(t.authorizationUrl!==void 0){let n=t.authorizationUrl;
if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/authorizationUrl",schemaPath:"#/properties/authorizationUr\
l/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/a\
uthorizationUrl",schemaPath:"#/properties/authorizationUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.
push(o),r++}}if(t.refreshUrl!==void 0){let n=t.refreshUrl;if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/\
refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[o]:
e.push(o),r++}}else{let o={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.scopes!==void 0){let n=t.scopes;if(n&&typeof n=="object"&&!Array.isArray(
n)){for(let o in n)if(typeof n[o]!="string"){let p={instancePath:i+"/scopes/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/scopes/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{
let o={instancePath:i+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"object"}};e===null?e=
[o]:e.push(o),r++}}var s={};s.authorizationUrl=!0,s.refreshUrl=!0,s.scopes=!0;for(let n in t)N.test(n)&&(s[n]=!0);if(s!==
!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperti\
es",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Fe.errors=e,r===0}Fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Pi=We;function We(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=We.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.tokenUrl===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to\
kenUrl"}};e===null?e=[n]:e.push(n),r++}if(t.scopes===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"scopes"}};e===null?e=[n]:e.push(n),r++}if(t.tokenUrl!==void 0){let n=t.tokenUrl;if(typeof n==
"string"){if(!S.test(n)){let o={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/format",keyword:"format",params:{
format:"uri-reference"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/tokenUrl",schemaPath:"#/properties/t\
okenUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.refreshUrl!==void 0){let n=t.refreshUrl;
if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"\
format",params:{format:"uri-reference"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/refreshUrl",schemaPath:"\
#/properties/refreshUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.scopes!==void 0){
let n=t.scopes;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(typeof n[o]!="string"){let p={instancePath:i+
"/scopes/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/scopes/additionalProperties/type",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i+"/scopes",schemaPath:"#/propertie\
s/scopes/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}var s={};s.tokenUrl=!0,s.refreshUrl=
!0,s.scopes=!0;for(let n in t)N.test(n)&&(s[n]=!0);if(s!==!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"\
#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return We.
errors=e,r===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ki=Xe;function Xe(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Xe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.tokenUrl===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to\
kenUrl"}};e===null?e=[n]:e.push(n),r++}if(t.scopes===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"scopes"}};e===null?e=[n]:e.push(n),r++}if(t.tokenUrl!==void 0){let n=t.tokenUrl;if(typeof n==
"string"){if(!S.test(n)){let o={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/format",keyword:"format",params:{
format:"uri-reference"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/tokenUrl",schemaPath:"#/properties/t\
okenUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.refreshUrl!==void 0){let n=t.refreshUrl;
if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"\
format",params:{format:"uri-reference"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/refreshUrl",schemaPath:"\
#/properties/refreshUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.scopes!==void 0){
let n=t.scopes;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(typeof n[o]!="string"){let p={instancePath:i+
"/scopes/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/scopes/additionalProperties/type",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i+"/scopes",schemaPath:"#/propertie\
s/scopes/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}var s={};s.tokenUrl=!0,s.refreshUrl=
!0,s.scopes=!0;for(let n in t)N.test(n)&&(s[n]=!0);if(s!==!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"\
#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Xe.
errors=e,r===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wi=Ye;function Ye(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Ye.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.authorizationUrl===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorizationUrl"}};e===null?e=[n]:e.push(n),r++}if(t.tokenUrl===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"tokenUrl"}};e===null?e=[n]:e.push(n),r++}if(t.scopes===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=[n]:e.push(n),r++}if(t.authorizationUrl!==
void 0){let n=t.authorizationUrl;if(typeof n=="string"){if(!S.test(n)){let o={instancePath:i+"/authorizationUrl",schemaPath:"\
#/properties/authorizationUrl/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[o]:e.push(o),r++}}else{
let o={instancePath:i+"/authorizationUrl",schemaPath:"#/properties/authorizationUrl/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[o]:e.push(o),r++}}if(t.tokenUrl!==void 0){let n=t.tokenUrl;if(typeof n=="string"){if(!S.test(n)){let o={
instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/format",keyword:"format",params:{format:"uri-reference"}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.refreshUrl!==void 0){let n=t.refreshUrl;if(typeof n=="string"){
if(!S.test(n)){let o={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"format",params:{
format:"uri-reference"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/refreshUrl",schemaPath:"#/properties\
/refreshUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.scopes!==void 0){let n=t.scopes;
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(typeof n[o]!="string"){let p={instancePath:i+"/scopes/"+o.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/scopes/additionalProperties/type",keyword:"type",params:{
type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i+"/scopes",schemaPath:"#/properties/scopes/type",
keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}var s={};s.authorizationUrl=!0,s.tokenUrl=!0,s.refreshUrl=
!0,s.scopes=!0;for(let n in t)N.test(n)&&(s[n]=!0);if(s!==!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"\
#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Ye.
errors=e,r===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vi=Je,wt={type:["object","boolean"],properties:{
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
$recursiveAnchor:{deprecated:!0},$recursiveRef:{deprecated:!0}}},Ge=gt().fullFormats.uri,ks=new RegExp("^[^#]*#?$","u"),
Vt=new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$","u"),fe=Et().default;function Je(t,{instancePath:i="",parentData:b,parentDataProperty:w,
rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=Je.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))&&typeof t!="boolean"){let p={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:wt.type}};e===null?e=[p]:e.push(p),r++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
$id!==void 0){let p=t.$id;if(typeof p=="string"){if(!ks.test(p)){let a={instancePath:i+"/$id",schemaPath:"#/properties/%\
24id/pattern",keyword:"pattern",params:{pattern:"^[^#]*#?$"}};e===null?e=[a]:e.push(a),r++}if(!S.test(p)){let a={instancePath:i+
"/$id",schemaPath:"#/properties/%24id/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[a]:e.push(a),
r++}}else{let a={instancePath:i+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),r++}}if(t.$schema!==void 0){let p=t.$schema;if(typeof p=="string"){if(!Ge(p)){let a={instancePath:i+"/$s\
chema",schemaPath:"#/properties/%24schema/format",keyword:"format",params:{format:"uri"}};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),r++}}if(t.$ref!==void 0){let p=t.$ref;if(typeof p=="string"){if(!S.test(p)){let a={instancePath:i+"/$ref",
schemaPath:"#/properties/%24ref/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:i+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:
e.push(a),r++}}if(t.$anchor!==void 0){let p=t.$anchor;if(typeof p=="string"){if(!Vt.test(p)){let a={instancePath:i+"/$an\
chor",schemaPath:"#/properties/%24anchor/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"}};e===null?
e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/$anchor",schemaPath:"#/properties/%24anchor/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),r++}}if(t.$dynamicRef!==void 0){let p=t.$dynamicRef;if(typeof p=="string"){if(!S.
test(p)){let a={instancePath:i+"/$dynamicRef",schemaPath:"#/properties/%24dynamicRef/format",keyword:"format",params:{format:"\
uri-reference"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/$dynamicRef",schemaPath:"#/properties/%24dyn\
amicRef/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(t.$dynamicAnchor!==void 0){let p=t.
$dynamicAnchor;if(typeof p=="string"){if(!Vt.test(p)){let a={instancePath:i+"/$dynamicAnchor",schemaPath:"#/properties/%\
24dynamicAnchor/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"}};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:i+"/$dynamicAnchor",schemaPath:"#/properties/%24dynamicAnchor/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[a]:e.push(a),r++}}if(t.$vocabulary!==void 0){let p=t.$vocabulary;if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let a in p){let l=r;if(typeof a=="string"){if(!Ge(a)){let u={instancePath:i+"/$vocabulary",schemaPath:"#/propert\
ies/%24vocabulary/propertyNames/format",keyword:"format",params:{format:"uri"},propertyName:a};e===null?e=[u]:e.push(u),
r++}}else{let u={instancePath:i+"/$vocabulary",schemaPath:"#/properties/%24vocabulary/propertyNames/type",keyword:"type",
params:{type:"string"},propertyName:a};e===null?e=[u]:e.push(u),r++}var s=l===r;if(!s){let u={instancePath:i+"/$vocabula\
ry",schemaPath:"#/properties/%24vocabulary/propertyNames",keyword:"propertyNames",params:{propertyName:a}};e===null?e=[u]:
e.push(u),r++}}for(let a in p)if(typeof p[a]!="boolean"){let l={instancePath:i+"/$vocabulary/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/%24vocabulary/additionalProperties/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[l]:e.push(l),r++}}else{let a={instancePath:i+"/$vocabulary",schemaPath:"#/properties/%24vocabulary/type",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(t.$comment!==void 0&&typeof t.$comment!="string"){let p={
instancePath:i+"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type:"string"}};e===null?e=[
p]:e.push(p),r++}if(t.$defs!==void 0){let p=t.$defs;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+
"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(t.
prefixItems!==void 0){let p=t.prefixItems;if(Array.isArray(p)){if(p.length<1){let a={instancePath:i+"/prefixItems",schemaPath:"\
#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+
"/prefixItems",schemaPath:"#/properties/prefixItems/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),
r++}}if(t.properties!==void 0){let p=t.properties;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+
"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),
r++}}if(t.patternProperties!==void 0){let p=t.patternProperties;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+
"/patternProperties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"object"}};e===null?e=
[a]:e.push(a),r++}}if(t.dependentSchemas!==void 0){let p=t.dependentSchemas;if(!(p&&typeof p=="object"&&!Array.isArray(p))){
let a={instancePath:i+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[a]:e.push(a),r++}}if(t.allOf!==void 0){let p=t.allOf;if(Array.isArray(p)){if(p.length<1){let a={instancePath:i+
"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:i+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:
e.push(a),r++}}if(t.anyOf!==void 0){let p=t.anyOf;if(Array.isArray(p)){if(p.length<1){let a={instancePath:i+"/anyOf",schemaPath:"\
#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+
"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(t.oneOf!==
void 0){let p=t.oneOf;if(Array.isArray(p)){if(p.length<1){let a={instancePath:i+"/oneOf",schemaPath:"#/properties/oneOf/\
minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/oneOf",schemaPath:"\
#/properties/oneOf/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(t.type!==void 0){let p=t.
type,a=r,l=!1,u=r;if(!(p==="array"||p==="boolean"||p==="integer"||p==="null"||p==="number"||p==="object"||p==="string")){
let g={instancePath:i+"/type",schemaPath:"#/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:wt.properties.
type.anyOf[0].enum}};e===null?e=[g]:e.push(g),r++}var n=u===r;l=l||n;let y=r;if(Array.isArray(p)){if(p.length<1){let m={
instancePath:i+"/type",schemaPath:"#/properties/type/anyOf/1/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[
m]:e.push(m),r++}let g=p.length;for(let m=0;m<g;m++){let d=p[m];if(!(d==="array"||d==="boolean"||d==="integer"||d==="nul\
l"||d==="number"||d==="object"||d==="string")){let D={instancePath:i+"/type/"+m,schemaPath:"#/properties/type/anyOf/1/it\
ems/enum",keyword:"enum",params:{allowedValues:wt.properties.type.anyOf[1].items.enum}};e===null?e=[D]:e.push(D),r++}}let h=p.
length,c;if(h>1){e:for(;h--;)for(c=h;c--;)if(fe(p[h],p[c])){let m={instancePath:i+"/type",schemaPath:"#/properties/type/\
anyOf/1/uniqueItems",keyword:"uniqueItems",params:{i:h,j:c}};e===null?e=[m]:e.push(m),r++;break e}}}else{let g={instancePath:i+
"/type",schemaPath:"#/properties/type/anyOf/1/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}var n=y===
r;if(l=l||n,l)r=a,e!==null&&(a?e.length=a:e=null);else{let g={instancePath:i+"/type",schemaPath:"#/properties/type/anyOf",
keyword:"anyOf",params:{}};e===null?e=[g]:e.push(g),r++}}if(t.enum!==void 0&&!Array.isArray(t.enum)){let p={instancePath:i+
"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}if(t.multipleOf!==
void 0){let p=t.multipleOf;if(typeof p=="number"){if(p<=0||isNaN(p)){let a={instancePath:i+"/multipleOf",schemaPath:"#/p\
roperties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[a]:e.push(
a),r++}}else{let a={instancePath:i+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"\
number"}};e===null?e=[a]:e.push(a),r++}}if(t.maximum!==void 0&&typeof t.maximum!="number"){let p={instancePath:i+"/maxim\
um",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}if(t.exclusiveMaximum!==
void 0&&typeof t.exclusiveMaximum!="number"){let p={instancePath:i+"/exclusiveMaximum",schemaPath:"#/properties/exclusiv\
eMaximum/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:e.push(p),r++}if(t.minimum!==void 0&&typeof t.minimum!=
"number"){let p={instancePath:i+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"number"}};
e===null?e=[p]:e.push(p),r++}if(t.exclusiveMinimum!==void 0&&typeof t.exclusiveMinimum!="number"){let p={instancePath:i+
"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"type",params:{type:"number"}};e===null?e=[p]:
e.push(p),r++}if(t.maxLength!==void 0){let p=t.maxLength;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+
"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}
if(typeof p=="number"&&(p<0||isNaN(p))){let a={instancePath:i+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(t.minLength!==void 0){let p=t.minLength;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",
params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p=="number"&&(p<0||isNaN(p))){let a={instancePath:i+"/mi\
nLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:
e.push(a),r++}}if(t.pattern!==void 0&&typeof t.pattern!="string"){let p={instancePath:i+"/pattern",schemaPath:"#/propert\
ies/pattern/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(t.maxItems!==void 0){let p=t.maxItems;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p=="number"&&(p<0||isNaN(p))){let a={instancePath:i+
"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:
e.push(a),r++}}if(t.minItems!==void 0){let p=t.minItems;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+
"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}
if(typeof p=="number"&&(p<0||isNaN(p))){let a={instancePath:i+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(t.uniqueItems!==void 0&&typeof t.uniqueItems!=
"boolean"){let p={instancePath:i+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[p]:e.push(p),r++}if(t.maxContains!==void 0){let p=t.maxContains;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p))){let a={instancePath:i+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p=="number"&&(p<0||isNaN(p))){let a={instancePath:i+"/maxContains",schemaPath:"\
#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(t.
minContains!==void 0){let p=t.minContains;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+"/minContai\
ns",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p==
"number"&&(p<0||isNaN(p))){let a={instancePath:i+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(t.maxProperties!==void 0){let p=t.maxProperties;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+"/maxProperties",schemaPath:"#/properties/maxProperti\
es/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p=="number"&&(p<0||isNaN(p))){let a={
instancePath:i+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[a]:e.push(a),r++}}if(t.minProperties!==void 0){let p=t.minProperties;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p))){let a={instancePath:i+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{
type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p=="number"&&(p<0||isNaN(p))){let a={instancePath:i+"/minPropert\
ies",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:
e.push(a),r++}}if(t.required!==void 0){let p=t.required;if(Array.isArray(p)){let a=p.length;for(let y=0;y<a;y++)if(typeof p[y]!=
"string"){let g={instancePath:i+"/required/"+y,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"\
string"}};e===null?e=[g]:e.push(g),r++}let l=p.length,u;if(l>1){let y={};for(;l--;){let g=p[l];if(typeof g=="string"){if(typeof y[g]==
"number"){u=y[g];let h={instancePath:i+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",
params:{i:l,j:u}};e===null?e=[h]:e.push(h),r++;break}y[g]=l}}}}else{let a={instancePath:i+"/required",schemaPath:"#/prop\
erties/required/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(t.dependentRequired!==void 0){
let p=t.dependentRequired;if(p&&typeof p=="object"&&!Array.isArray(p))for(let a in p){let l=p[a];if(Array.isArray(l)){let u=l.
length;for(let h=0;h<u;h++)if(typeof l[h]!="string"){let c={instancePath:i+"/dependentRequired/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+h,schemaPath:"#/properties/dependentRequired/additionalProperties/items/type",keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),r++}let y=l.length,g;if(y>1){let h={};for(;y--;){let c=l[y];if(typeof c=="string"){if(typeof h[c]==
"number"){g=h[c];let m={instancePath:i+"/dependentRequired/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prop\
erties/dependentRequired/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:y,j:g}};e===null?e=[m]:e.push(
m),r++;break}h[c]=y}}}}else{let u={instancePath:i+"/dependentRequired/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/dependentRequired/additionalProperties/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),
r++}}else{let a={instancePath:i+"/dependentRequired",schemaPath:"#/properties/dependentRequired/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}}if(t.title!==void 0&&typeof t.title!="string"){let p={instancePath:i+"/tit\
le",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(t.description!==
void 0&&typeof t.description!="string"){let p={instancePath:i+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(t.deprecated!==void 0&&typeof t.deprecated!="bool\
ean"){let p={instancePath:i+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[p]:e.push(p),r++}if(t.readOnly!==void 0&&typeof t.readOnly!="boolean"){let p={instancePath:i+"/readOnly",schemaPath:"\
#/properties/readOnly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(t.writeOnly!==void 0&&
typeof t.writeOnly!="boolean"){let p={instancePath:i+"/writeOnly",schemaPath:"#/properties/writeOnly/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(t.examples!==void 0&&!Array.isArray(t.examples)){let p={instancePath:i+
"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}if(t.
format!==void 0&&typeof t.format!="string"){let p={instancePath:i+"/format",schemaPath:"#/properties/format/type",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(t.contentEncoding!==void 0&&typeof t.contentEncoding!="str\
ing"){let p={instancePath:i+"/contentEncoding",schemaPath:"#/properties/contentEncoding/type",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),r++}if(t.contentMediaType!==void 0&&typeof t.contentMediaType!="string"){let p={instancePath:i+
"/contentMediaType",schemaPath:"#/properties/contentMediaType/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:
e.push(p),r++}if(t.definitions!==void 0){let p=t.definitions;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+
"/definitions",schemaPath:"#/properties/definitions/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),
r++}}if(t.dependencies!==void 0){let p=t.dependencies;if(p&&typeof p=="object"&&!Array.isArray(p))for(let a in p){let l=r,
u=!1;var o=!0;u=u||o;var o=!0;if(u=u||o,u)r=l,e!==null&&(l?e.length=l:e=null);else{let y={instancePath:i+"/dependencies/"+
a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependencies/additionalProperties/anyOf",keyword:"anyO\
f",params:{}};e===null?e=[y]:e.push(y),r++}}else{let a={instancePath:i+"/dependencies",schemaPath:"#/properties/dependen\
cies/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}return Je.errors=e,r===0}Je.evaluated={
props:{$id:!0,$schema:!0,$ref:!0,$anchor:!0,$dynamicRef:!0,$dynamicAnchor:!0,$vocabulary:!0,$comment:!0,$defs:!0,prefixItems:!0,
items:!0,contains:!0,additionalProperties:!0,properties:!0,patternProperties:!0,dependentSchemas:!0,propertyNames:!0,if:!0,
then:!0,else:!0,allOf:!0,anyOf:!0,oneOf:!0,not:!0,unevaluatedItems:!0,unevaluatedProperties:!0,type:!0,const:!0,enum:!0,
multipleOf:!0,maximum:!0,exclusiveMaximum:!0,minimum:!0,exclusiveMinimum:!0,maxLength:!0,minLength:!0,pattern:!0,maxItems:!0,
minItems:!0,uniqueItems:!0,maxContains:!0,minContains:!0,maxProperties:!0,minProperties:!0,required:!0,dependentRequired:!0,
title:!0,description:!0,default:!0,deprecated:!0,readOnly:!0,writeOnly:!0,examples:!0,format:!0,contentEncoding:!0,contentMediaType:!0,
contentSchema:!0,example:!0,discriminator:!0,externalDocs:!0,xml:!0,definitions:!0,dependencies:!0,$recursiveAnchor:!0,$recursiveRef:!0},
dynamicProps:!1,dynamicItems:!1};var bi=Qe;function Qe(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Qe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.propertyName===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
propertyName"}};e===null?e=[n]:e.push(n),r++}if(t.propertyName!==void 0&&typeof t.propertyName!="string"){let n={instancePath:i+
"/propertyName",schemaPath:"#/properties/propertyName/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),r++}if(t.mapping!==void 0){let n=t.mapping;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)if(typeof n[o]!=
"string"){let p={instancePath:i+"/mapping/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/mapping/ad\
ditionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let o={instancePath:i+
"/mapping",schemaPath:"#/properties/mapping/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}var s={};
s.propertyName=!0,s.mapping=!0;for(let n in t)N.test(n)&&(s[n]=!0);if(s!==!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(
o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),
r++}return Qe.errors=e,r===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xi=er;function er(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=er.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.name!==void 0&&typeof t.name!="string"){let n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.namespace!==void 0){let n=t.namespace;if(typeof n=="stri\
ng"){if(!Ge(n)){let o={instancePath:i+"/namespace",schemaPath:"#/properties/namespace/format",keyword:"format",params:{format:"\
uri"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.prefix!==void 0&&typeof t.prefix!="string"){let n={instancePath:i+
"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.
attribute!==void 0&&typeof t.attribute!="boolean"){let n={instancePath:i+"/attribute",schemaPath:"#/properties/attribute\
/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}if(t.wrapped!==void 0&&typeof t.wrapped!="bo\
olean"){let n={instancePath:i+"/wrapped",schemaPath:"#/properties/wrapped/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[n]:e.push(n),r++}var s={};s.name=!0,s.namespace=!0,s.prefix=!0,s.attribute=!0,s.wrapped=!0;for(let n in t)N.
test(n)&&(s[n]=!0);if(s!==!0){for(let n in t)if(!s||!s[n]){let o={instancePath:i,schemaPath:"#/unevaluatedProperties",keyword:"\
unevaluatedProperties",params:{unevaluatedProperty:n}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return er.errors=e,r===0}er.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ai=rr;var ws=new RegExp("^3\\.0\\.\\d(-.+)?$","u");function rr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,
dynamicAnchors:O={}}={}){let e=null,r=0,f=rr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),
t&&typeof t=="object"&&!Array.isArray(t)){if(t.openapi===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"openapi"}};e===null?e=[s]:e.push(s),r++}if(t.info===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"info"}};e===null?e=[s]:e.push(s),r++}if(t.paths===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"paths"}};e===null?e=[s]:e.push(s),r++}
for(let s in t)if(!(s==="openapi"||s==="info"||s==="externalDocs"||s==="servers"||s==="security"||s==="tags"||s==="paths"||
s==="components"||N.test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.openapi!==void 0){let s=t.openapi;if(typeof s=="string"){if(!ws.
test(s)){let n={instancePath:i+"/openapi",schemaPath:"#/properties/openapi/pattern",keyword:"pattern",params:{pattern:"^\
3\\.0\\.\\d(-.+)?$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/openapi",schemaPath:"#/properties/opena\
pi/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.servers!==void 0&&!Array.isArray(t.servers)){
let s={instancePath:i+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"array"}};e===null?e=
[s]:e.push(s),r++}if(t.security!==void 0&&!Array.isArray(t.security)){let s={instancePath:i+"/security",schemaPath:"#/pr\
operties/security/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),r++}if(t.tags!==void 0){let s=t.tags;
if(Array.isArray(s)){let n=s.length,o;if(n>1){e:for(;n--;)for(o=n;o--;)if(fe(s[n],s[o])){let p={instancePath:i+"/tags",schemaPath:"\
#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i:n,j:o}};e===null?e=[p]:e.push(p),r++;break e}}}else{let n={
instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),
r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}
return rr.errors=e,r===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ji=tr;function tr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=tr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.title===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}};
e===null?e=[s]:e.push(s),r++}if(t.version===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"version"}};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="title"||s==="description"||s==="termsO\
fService"||s==="contact"||s==="license"||s==="version"||N.test(s))){let n={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.title!==void 0&&typeof t.
title!="string"){let s={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"}};
e===null?e=[s]:e.push(s),r++}if(t.description!==void 0&&typeof t.description!="string"){let s={instancePath:i+"/descript\
ion",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.
termsOfService!==void 0){let s=t.termsOfService;if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+"/termsOfSer\
vice",schemaPath:"#/properties/termsOfService/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[n]:e.
push(n),r++}}else{let n={instancePath:i+"/termsOfService",schemaPath:"#/properties/termsOfService/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.version!==void 0&&typeof t.version!="string"){let s={instancePath:i+"\
/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return tr.
errors=e,r===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qi=sr;function sr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=sr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){for(let s in t)if(!(s==="name"||s==="url"||s==="email"||N.test(s))){let n={instancePath:i,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.name!==void 0&&
typeof t.name!="string"){let s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),r++}if(t.url!==void 0){let s=t.url;if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+
"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.
push(n),r++}}if(t.email!==void 0){let s=t.email;if(typeof s=="string"){if(!Ht.test(s)){let n={instancePath:i+"/email",schemaPath:"\
#/properties/email/format",keyword:"format",params:{format:"email"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return sr.
errors=e,r===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ii=ir;function ir(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=ir.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.name===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="name"||s==="url"||N.test(s))){let n={instancePath:i,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.name!==
void 0&&typeof t.name!="string"){let s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.url!==void 0){let s=t.url;if(typeof s=="string"){if(!S.test(s)){let n={
instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=
[n]:e.push(n),r++}}else{let n={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}return ir.errors=e,r===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Oi=nr;function nr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=nr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.url===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"}};
e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="url"||s==="description"||s==="variables"||N.test(s))){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(
n),r++}if(t.url!==void 0&&typeof t.url!="string"){let s={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.description!==void 0&&typeof t.description!="string"){let s={
instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),r++}if(t.variables!==void 0){let s=t.variables;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+
"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return nr.
errors=e,r===0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _i=pr;function pr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=pr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.default===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"def\
ault"}};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="enum"||s==="default"||s==="description"||N.test(s))){let n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?
e=[n]:e.push(n),r++}if(t.enum!==void 0){let s=t.enum;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)if(typeof s[o]!=
"string"){let p={instancePath:i+"/enum/"+o,schemaPath:"#/properties/enum/items/type",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),r++}}else{let n={instancePath:i+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{
type:"array"}};e===null?e=[n]:e.push(n),r++}}if(t.default!==void 0&&typeof t.default!="string"){let s={instancePath:i+"/\
default",schemaPath:"#/properties/default/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.
description!==void 0&&typeof t.description!="string"){let s={instancePath:i+"/description",schemaPath:"#/properties/desc\
ription/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return pr.errors=e,r===0}pr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Di=ar,vs={type:"object",properties:{schemas:{type:"object",patternProperties:{"^[a-\
zA-Z0-9\\.\\-_]+$":{}}},responses:{type:"object",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}},parameters:{type:"objec\
t",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}},examples:{type:"object",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}},
requestBodies:{type:"object",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}},headers:{type:"object",patternProperties:{"\
^[a-zA-Z0-9\\.\\-_]+$":{}}},securitySchemes:{type:"object",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}},links:{type:"\
object",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}},callbacks:{type:"object",patternProperties:{"^[a-zA-Z0-9\\.\\-_]+$":{}}}},
patternProperties:{"^x-":{}},additionalProperties:!1},ae=Object.prototype.hasOwnProperty,pe=new RegExp("^[a-zA-Z0-9\\.\\-_\
]+$","u");function ar(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,
r=0,f=ar.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){for(let h in t)if(!(ae.call(vs.properties,h)||N.test(h))){let c={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[c]:e.push(c),r++}if(t.schemas!==void 0){let h=t.
schemas;if(h&&typeof h=="object"&&!Array.isArray(h)){var s={};for(let c in h)pe.test(c)&&(s[c]=!0)}else{let c={instancePath:i+
"/schemas",schemaPath:"#/properties/schemas/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(t.
responses!==void 0){let h=t.responses;if(h&&typeof h=="object"&&!Array.isArray(h)){var n={};for(let c in h)pe.test(c)&&(n[c]=
!0)}else{let c={instancePath:i+"/responses",schemaPath:"#/properties/responses/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),r++}}if(t.parameters!==void 0){let h=t.parameters;if(h&&typeof h=="object"&&!Array.isArray(h)){
var o={};for(let c in h)pe.test(c)&&(o[c]=!0)}else{let c={instancePath:i+"/parameters",schemaPath:"#/properties/paramete\
rs/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(t.examples!==void 0){let h=t.examples;if(h&&
typeof h=="object"&&!Array.isArray(h)){var p={};for(let c in h)pe.test(c)&&(p[c]=!0)}else{let c={instancePath:i+"/exampl\
es",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(t.requestBodies!==
void 0){let h=t.requestBodies;if(h&&typeof h=="object"&&!Array.isArray(h)){var a={};for(let c in h)pe.test(c)&&(a[c]=!0)}else{
let c={instancePath:i+"/requestBodies",schemaPath:"#/properties/requestBodies/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),r++}}if(t.headers!==void 0){let h=t.headers;if(h&&typeof h=="object"&&!Array.isArray(h)){var l={};
for(let c in h)pe.test(c)&&(l[c]=!0)}else{let c={instancePath:i+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(t.securitySchemes!==void 0){let h=t.securitySchemes;if(h&&
typeof h=="object"&&!Array.isArray(h)){var u={};for(let c in h)pe.test(c)&&(u[c]=!0)}else{let c={instancePath:i+"/securi\
tySchemes",schemaPath:"#/properties/securitySchemes/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),
r++}}if(t.links!==void 0){let h=t.links;if(h&&typeof h=="object"&&!Array.isArray(h)){var y={};for(let c in h)pe.test(c)&&
(y[c]=!0)}else{let c={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),r++}}if(t.callbacks!==void 0){let h=t.callbacks;if(h&&typeof h=="object"&&!Array.isArray(h)){var g={};
for(let c in h)pe.test(c)&&(g[c]=!0)}else{let c={instancePath:i+"/callbacks",schemaPath:"#/properties/callbacks/type",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let h={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}return ar.errors=e,r===0}ar.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var $i=or;function or(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=or.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){for(let s in t)if(!(At.test(s)||N.test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return or.errors=e,r===0}or.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ni=lr;var bs=new RegExp("^(get|put|post|delete|options|head|patch|trace)$","u");function lr(t,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=lr.evaluated;if(f.dynamicProps&&(f.props=void 0),
f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)if(!(s==="$ref"||s==="summary"||
s==="description"||s==="servers"||s==="parameters"||bs.test(s)||N.test(s))){let n={instancePath:i,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.$ref!==void 0&&
typeof t.$ref!="string"){let s={instancePath:i+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),r++}if(t.summary!==void 0&&typeof t.summary!="string"){let s={instancePath:i+"/summar\
y",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.description!==
void 0&&typeof t.description!="string"){let s={instancePath:i+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.servers!==void 0&&!Array.isArray(t.servers)){let s={
instancePath:i+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.
push(s),r++}if(t.parameters!==void 0){let s=t.parameters;if(Array.isArray(s)){let n=s.length,o;if(n>1){e:for(;n--;)for(o=
n;o--;)if(fe(s[n],s[o])){let p={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/uniqueItems",keyword:"u\
niqueItems",params:{i:n,j:o}};e===null?e=[p]:e.push(p),r++;break e}}}else{let n={instancePath:i+"/parameters",schemaPath:"\
#/properties/parameters/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return lr.errors=e,r===0}lr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var zi=fr,xs={type:"object",required:["responses"],properties:{tags:{type:"ar\
ray",items:{type:"string"}},summary:{type:"string"},description:{type:"string"},externalDocs:{},operationId:{type:"strin\
g"},parameters:{type:"array",items:{},uniqueItems:!0},requestBody:{},responses:{},callbacks:{type:"object",additionalProperties:{}},
deprecated:{type:"boolean"},security:{type:"array",items:{}},servers:{type:"array",items:{}}},patternProperties:{"^x-":{}},
additionalProperties:!1};function fr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){
let e=null,r=0,f=fr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&
!Array.isArray(t)){if(t.responses===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
responses"}};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(ae.call(xs.properties,s)||N.test(s))){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(
n),r++}if(t.tags!==void 0){let s=t.tags;if(Array.isArray(s)){let n=s.length;for(let o=0;o<n;o++)if(typeof s[o]!="string"){
let p={instancePath:i+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[p]:e.push(p),r++}}else{let n={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"\
array"}};e===null?e=[n]:e.push(n),r++}}if(t.summary!==void 0&&typeof t.summary!="string"){let s={instancePath:i+"/summar\
y",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.description!==
void 0&&typeof t.description!="string"){let s={instancePath:i+"/description",schemaPath:"#/properties/description/type",
keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.operationId!==void 0&&typeof t.operationId!="st\
ring"){let s={instancePath:i+"/operationId",schemaPath:"#/properties/operationId/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[s]:e.push(s),r++}if(t.parameters!==void 0){let s=t.parameters;if(Array.isArray(s)){let n=s.length,o;if(n>
1){e:for(;n--;)for(o=n;o--;)if(fe(s[n],s[o])){let p={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/un\
iqueItems",keyword:"uniqueItems",params:{i:n,j:o}};e===null?e=[p]:e.push(p),r++;break e}}}else{let n={instancePath:i+"/p\
arameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}
if(t.callbacks!==void 0){let s=t.callbacks;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/callb\
acks",schemaPath:"#/properties/callbacks/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(t.
deprecated!==void 0&&typeof t.deprecated!="boolean"){let s={instancePath:i+"/deprecated",schemaPath:"#/properties/deprec\
ated/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.security!==void 0&&!Array.isArray(t.
security)){let s={instancePath:i+"/security",schemaPath:"#/properties/security/type",keyword:"type",params:{type:"array"}};
e===null?e=[s]:e.push(s),r++}if(t.servers!==void 0&&!Array.isArray(t.servers)){let s={instancePath:i+"/servers",schemaPath:"\
#/properties/servers/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return fr.errors=e,r===0}fr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ui=ur;function ur(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=ur.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.url===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"}};
e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="description"||s==="url"||N.test(s))){let n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.
description!==void 0&&typeof t.description!="string"){let s={instancePath:i+"/description",schemaPath:"#/properties/desc\
ription/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.url!==void 0){let s=t.url;if(typeof s==
"string"){if(!S.test(s)){let n={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri-reference"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return ur.errors=e,r===0}ur.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ei=yr,se={type:"object",properties:{name:{type:"string"},in:{type:"string"},description:{type:"stri\
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
kie"]}}},then:{properties:{in:{enum:["cookie"]},style:{enum:["form"]}}}}]}]};function yr(t,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=yr.evaluated;f.dynamicProps&&(f.props=void 0),
f.dynamicItems&&(f.items=void 0);let s=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.example===void 0&&(v=
"example")||t.examples===void 0&&(v="examples")){let C={};e===null?e=[C]:e.push(C),r++}}var o=n===r;if(o){let v={instancePath:i,
schemaPath:"#/allOf/0/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),r++}else r=s,e!==null&&(s?e.length=s:e=null);
let p=r,a=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.schema===void 0&&(v="schema")||t.content===void 0&&(v=
"content")){let C={};e===null?e=[C]:e.push(C),r++}}var l=a===r;if(l){let v={instancePath:i,schemaPath:"#/allOf/1/not",keyword:"\
not",params:{}};e===null?e=[v]:e.push(v),r++}else r=p,e!==null&&(p?e.length=p:e=null);let u=r,y=!1,g=null,h=r;if(t&&typeof t==
"object"&&!Array.isArray(t)&&t.schema===void 0){let v={instancePath:i,schemaPath:"#/allOf/1/oneOf/0/required",keyword:"r\
equired",params:{missingProperty:"schema"}};e===null?e=[v]:e.push(v),r++}var q=h===r;q&&(y=!0,g=0);let c=r,m=r,d=r;if(t&&
typeof t=="object"&&!Array.isArray(t)){let v;if(t.style===void 0&&(v="style")){let C={};e===null?e=[C]:e.push(C),r++}}var D=d===
r;if(D){let v={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/allOf/0/not",keyword:"not",params:{}};e===null?e=[v]:e.push(
v),r++}else r=m,e!==null&&(m?e.length=m:e=null);let _=r,B=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.explode===
void 0&&(v="explode")){let C={};e===null?e=[C]:e.push(C),r++}}var F=B===r;if(F){let v={instancePath:i,schemaPath:"#/allO\
f/1/oneOf/1/allOf/1/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),r++}else r=_,e!==null&&(_?e.length=_:e=null);
let W=r,G=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.allowReserved===void 0&&(v="allowReserved")){let C={};
e===null?e=[C]:e.push(C),r++}}var M=G===r;if(M){let v={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/allOf/2/not",keyword:"\
not",params:{}};e===null?e=[v]:e.push(v),r++}else r=W,e!==null&&(W?e.length=W:e=null);let X=r,J=r;if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){let v;if(t.example===void 0&&(v="example")){let C={};e===null?e=[C]:e.push(C),r++}}var V=J===r;if(V){
let v={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/allOf/3/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),r++}else
r=X,e!==null&&(X?e.length=X:e=null);let Y=r,I=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.examples===void 0&&
(v="examples")){let C={};e===null?e=[C]:e.push(C),r++}}var L=I===r;if(L){let v={instancePath:i,schemaPath:"#/allOf/1/one\
Of/1/allOf/4/not",keyword:"not",params:{}};e===null?e=[v]:e.push(v),r++}else r=Y,e!==null&&(Y?e.length=Y:e=null);if(t&&typeof t==
"object"&&!Array.isArray(t)&&t.content===void 0){let v={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/required",keyword:"\
required",params:{missingProperty:"content"}};e===null?e=[v]:e.push(v),r++}var q=c===r;if(q&&y?(y=!1,g=[g,1]):q&&(y=!0,g=
1),y)r=u,e!==null&&(u?e.length=u:e=null);else{let v={instancePath:i,schemaPath:"#/allOf/1/oneOf",keyword:"oneOf",params:{
passingSchemas:g}};e===null?e=[v]:e.push(v),r++}let P=r,k=!0,x=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.in!==void 0&&
t.in!=="path"){let v={};e===null?e=[v]:e.push(v),r++}var A=x===r;if(r=P,e!==null&&(P?e.length=P:e=null),A){let v=r;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.required===void 0){let T={instancePath:i,schemaPath:"#/allOf/2/allOf/0/then/\
required",keyword:"required",params:{missingProperty:"required"}};e===null?e=[T]:e.push(T),r++}if(t.in!==void 0&&t.in!==
"path"){let T={instancePath:i+"/in",schemaPath:"#/allOf/2/allOf/0/then/properties/in/enum",keyword:"enum",params:{allowedValues:se.
allOf[2].allOf[0].then.properties.in.enum}};e===null?e=[T]:e.push(T),r++}if(t.style!==void 0){let T=t.style;if(!(T==="ma\
trix"||T==="label"||T==="simple")){let he={instancePath:i+"/style",schemaPath:"#/allOf/2/allOf/0/then/properties/style/e\
num",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[0].then.properties.style.enum}};e===null?e=[he]:e.push(he),r++}}
if(t.required!==void 0&&t.required!==!0){let T={instancePath:i+"/required",schemaPath:"#/allOf/2/allOf/0/then/properties\
/required/enum",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[0].then.properties.required.enum}};e===null?e=[T]:
e.push(T),r++}}var A=v===r;if(k=A,k){var U={};U.in=!0,U.style=!0,U.required=!0}}if(!k){let v={instancePath:i,schemaPath:"\
#/allOf/2/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[v]:e.push(v),r++}let H=r,$=!0,R=r;if(t&&typeof t==
"object"&&!Array.isArray(t)&&t.in!==void 0&&t.in!=="query"){let v={};e===null?e=[v]:e.push(v),r++}var oe=R===r;if(r=H,e!==
null&&(H?e.length=H:e=null),oe){let v=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.in!==void 0&&t.in!=="query"){let T={
instancePath:i+"/in",schemaPath:"#/allOf/2/allOf/1/then/properties/in/enum",keyword:"enum",params:{allowedValues:se.allOf[2].
allOf[1].then.properties.in.enum}};e===null?e=[T]:e.push(T),r++}if(t.style!==void 0){let T=t.style;if(!(T==="form"||T===
"spaceDelimited"||T==="pipeDelimited"||T==="deepObject")){let he={instancePath:i+"/style",schemaPath:"#/allOf/2/allOf/1/\
then/properties/style/enum",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[1].then.properties.style.enum}};e===null?
e=[he]:e.push(he),r++}}}var oe=v===r;if($=oe,$){var Q={};Q.in=!0,Q.style=!0}}if(!$){let v={instancePath:i,schemaPath:"#/\
allOf/2/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[v]:e.push(v),r++}U!==!0&&Q!==void 0&&(Q===!0?
U=!0:(U=U||{},Object.assign(U,Q)));let ue=r,de=!0,z=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.in!==void 0&&t.in!==
"header"){let v={};e===null?e=[v]:e.push(v),r++}var ee=z===r;if(r=ue,e!==null&&(ue?e.length=ue:e=null),ee){let v=r;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.in!==void 0&&t.in!=="header"){let T={instancePath:i+"/in",schemaPath:"#/allO\
f/2/allOf/2/then/properties/in/enum",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[2].then.properties.in.enum}};
e===null?e=[T]:e.push(T),r++}if(t.style!==void 0&&t.style!=="simple"){let T={instancePath:i+"/style",schemaPath:"#/allOf\
/2/allOf/2/then/properties/style/enum",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[2].then.properties.style.enum}};
e===null?e=[T]:e.push(T),r++}}var ee=v===r;if(de=ee,de){var Z={};Z.in=!0,Z.style=!0}}if(!de){let v={instancePath:i,schemaPath:"\
#/allOf/2/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[v]:e.push(v),r++}U!==!0&&Z!==void 0&&(Z===
!0?U=!0:(U=U||{},Object.assign(U,Z)));let re=r,te=!0,Ft=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.in!==void 0&&t.
in!=="cookie"){let v={};e===null?e=[v]:e.push(v),r++}var K=Ft===r;if(r=re,e!==null&&(re?e.length=re:e=null),K){let v=r;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.in!==void 0&&t.in!=="cookie"){let T={instancePath:i+"/in",schemaPath:"#/allO\
f/2/allOf/3/then/properties/in/enum",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[3].then.properties.in.enum}};
e===null?e=[T]:e.push(T),r++}if(t.style!==void 0&&t.style!=="form"){let T={instancePath:i+"/style",schemaPath:"#/allOf/2\
/allOf/3/then/properties/style/enum",keyword:"enum",params:{allowedValues:se.allOf[2].allOf[3].then.properties.style.enum}};
e===null?e=[T]:e.push(T),r++}}var K=v===r;if(te=K,te){var le={};le.in=!0,le.style=!0}}if(!te){let v={instancePath:i,schemaPath:"\
#/allOf/2/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[v]:e.push(v),r++}if(U!==!0&&le!==void 0&&
(le===!0?U=!0:(U=U||{},Object.assign(U,le))),t&&typeof t=="object"&&!Array.isArray(t)){if(t.in===void 0){let v={instancePath:i,
schemaPath:"#/allOf/2/required",keyword:"required",params:{missingProperty:"in"}};e===null?e=[v]:e.push(v),r++}if(U!==!0&&
(U=U||{},U.in=!0),t.in!==void 0){let v=t.in;if(!(v==="path"||v==="query"||v==="header"||v==="cookie")){let C={instancePath:i+
"/in",schemaPath:"#/allOf/2/properties/in/enum",keyword:"enum",params:{allowedValues:se.allOf[2].properties.in.enum}};e===
null?e=[C]:e.push(C),r++}}}else{let v={instancePath:i,schemaPath:"#/allOf/2/type",keyword:"type",params:{type:"object"}};
e===null?e=[v]:e.push(v),r++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let v={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[v]:e.push(v),r++}if(t.in===void 0){let v={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"in"}};e===null?e=[v]:e.push(v),r++}for(let v in t)if(!(ae.
call(se.properties,v)||N.test(v))){let C={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:v}};e===null?e=[C]:e.push(C),r++}if(t.name!==void 0&&typeof t.name!="string"){let v={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(t.in!==
void 0&&typeof t.in!="string"){let v={instancePath:i+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type:"\
string"}};e===null?e=[v]:e.push(v),r++}if(t.description!==void 0&&typeof t.description!="string"){let v={instancePath:i+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),
r++}if(t.required!==void 0&&typeof t.required!="boolean"){let v={instancePath:i+"/required",schemaPath:"#/properties/req\
uired/type",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),r++}if(t.deprecated!==void 0&&typeof t.deprecated!=
"boolean"){let v={instancePath:i+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"bo\
olean"}};e===null?e=[v]:e.push(v),r++}if(t.allowEmptyValue!==void 0&&typeof t.allowEmptyValue!="boolean"){let v={instancePath:i+
"/allowEmptyValue",schemaPath:"#/properties/allowEmptyValue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:
e.push(v),r++}if(t.style!==void 0&&typeof t.style!="string"){let v={instancePath:i+"/style",schemaPath:"#/properties/sty\
le/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(t.explode!==void 0&&typeof t.explode!="b\
oolean"){let v={instancePath:i+"/explode",schemaPath:"#/properties/explode/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[v]:e.push(v),r++}if(t.allowReserved!==void 0&&typeof t.allowReserved!="boolean"){let v={instancePath:i+"/all\
owReserved",schemaPath:"#/properties/allowReserved/type",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),
r++}if(t.content!==void 0){let v=t.content;if(v&&typeof v=="object"&&!Array.isArray(v)){if(Object.keys(v).length>1){let C={
instancePath:i+"/content",schemaPath:"#/properties/content/maxProperties",keyword:"maxProperties",params:{limit:1}};e===
null?e=[C]:e.push(C),r++}if(Object.keys(v).length<1){let C={instancePath:i+"/content",schemaPath:"#/properties/content/m\
inProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[C]:e.push(C),r++}}else{let C={instancePath:i+"/conte\
nt",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}}if(t.examples!==
void 0){let v=t.examples;if(!(v&&typeof v=="object"&&!Array.isArray(v))){let C={instancePath:i+"/examples",schemaPath:"#\
/properties/examples/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}}}else{let v={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}return yr.errors=e,r===0}yr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Li=cr;function cr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=cr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.content===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"con\
tent"}};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="description"||s==="content"||s==="required"||N.test(s))){let n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?
e=[n]:e.push(n),r++}if(t.description!==void 0&&typeof t.description!="string"){let s={instancePath:i+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.content!==void 0){
let s=t.content;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/content",schemaPath:"#/propertie\
s/content/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(t.required!==void 0&&typeof t.required!=
"boolean"){let s={instancePath:i+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"boolea\
n"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}return cr.errors=e,r===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ri=mr;function mr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=mr.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let s=r,n=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){let p;if(t.example===void 0&&(p="example")||t.examples===void 0&&(p="examples")){let a={};e===null?e=[a]:e.push(
a),r++}}var o=n===r;if(o){let p={instancePath:i,schemaPath:"#/allOf/0/not",keyword:"not",params:{}};e===null?e=[p]:e.push(
p),r++}else r=s,e!==null&&(s?e.length=s:e=null);if(t&&typeof t=="object"&&!Array.isArray(t)){for(let p in t)if(!(p==="sc\
hema"||p==="example"||p==="examples"||p==="encoding"||N.test(p))){let a={instancePath:i,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[a]:e.push(a),r++}if(t.examples!==void 0){let p=t.
examples;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+"/examples",schemaPath:"#/properties/exam\
ples/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(t.encoding!==void 0){let p=t.encoding;
if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+"/encoding",schemaPath:"#/properties/encoding/type",
keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return mr.errors=e,r===0}mr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Si=dr,As={type:"object",properties:{contentType:{type:"string"},headers:{type:"object",additionalProperties:{}},
style:{type:"string",enum:["form","spaceDelimited","pipeDelimited","deepObject"]},explode:{type:"boolean"},allowReserved:{
type:"boolean"}},additionalProperties:!1};function dr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,
dynamicAnchors:O={}}={}){let e=null,r=0,f=dr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),
t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)if(!(s==="contentType"||s==="headers"||s==="style"||s==="explod\
e"||s==="allowReserved")){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.contentType!==void 0&&typeof t.contentType!="string"){let s={instancePath:i+
"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),
r++}if(t.headers!==void 0){let s=t.headers;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/heade\
rs",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(t.style!==
void 0){let s=t.style;if(typeof s!="string"){let n={instancePath:i+"/style",schemaPath:"#/properties/style/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(!(s==="form"||s==="spaceDelimited"||s==="pipeDelimited"||s===
"deepObject")){let n={instancePath:i+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues:As.
properties.style.enum}};e===null?e=[n]:e.push(n),r++}}if(t.explode!==void 0&&typeof t.explode!="boolean"){let s={instancePath:i+
"/explode",schemaPath:"#/properties/explode/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.
allowReserved!==void 0&&typeof t.allowReserved!="boolean"){let s={instancePath:i+"/allowReserved",schemaPath:"#/properti\
es/allowReserved/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return dr.errors=e,r===0}dr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ci=hr;var js=new RegExp("^[1-5](?:\\d{2}|XX)$","u");function hr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,
dynamicAnchors:O={}}={}){let e=null,r=0,f=hr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),
t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1){let s={instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="default"||js.test(s)||N.
test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[s]:e.push(s),r++}return hr.errors=e,r===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vi=gr;function gr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=gr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.description===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"}};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="description"||s==="headers"||s==="content"||s==="li\
nks"||N.test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[n]:e.push(n),r++}if(t.description!==void 0&&typeof t.description!="string"){let s={instancePath:i+"/descript\
ion",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.
headers!==void 0){let s=t.headers;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(t.content!==void 0){let s=t.
content;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/content",schemaPath:"#/properties/conten\
t/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(t.links!==void 0){let s=t.links;if(!(s&&
typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return gr.errors=e,r===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Zi=Pr;function Pr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Pr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(
t))){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Pr.
errors=e,r===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mi=kr;function kr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=kr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){for(let s in t)if(!(s==="summary"||s==="description"||s==="value"||s==="externalValue"||N.test(s))){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(
n),r++}if(t.summary!==void 0&&typeof t.summary!="string"){let s={instancePath:i+"/summary",schemaPath:"#/properties/summ\
ary/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.description!==void 0&&typeof t.description!=
"string"){let s={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[s]:e.push(s),r++}if(t.externalValue!==void 0){let s=t.externalValue;if(typeof s=="string"){if(!S.test(
s)){let n={instancePath:i+"/externalValue",schemaPath:"#/properties/externalValue/format",keyword:"format",params:{format:"\
uri-reference"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/externalValue",schemaPath:"#/properties/exte\
rnalValue/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return kr.errors=e,r===0}kr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ti=wr;function wr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=wr.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let s=r,n=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){let p;if(t.operationId===void 0&&(p="operationId")||t.operationRef===void 0&&(p="operationRef")){let a={};e===
null?e=[a]:e.push(a),r++}}var o=n===r;if(o){let p={instancePath:i,schemaPath:"#/not",keyword:"not",params:{}};e===null?e=
[p]:e.push(p),r++}else r=s,e!==null&&(s?e.length=s:e=null);if(t&&typeof t=="object"&&!Array.isArray(t)){for(let p in t)if(!(p===
"operationId"||p==="operationRef"||p==="parameters"||p==="requestBody"||p==="description"||p==="server"||N.test(p))){let a={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?
e=[a]:e.push(a),r++}if(t.operationId!==void 0&&typeof t.operationId!="string"){let p={instancePath:i+"/operationId",schemaPath:"\
#/properties/operationId/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(t.operationRef!==void 0){
let p=t.operationRef;if(typeof p=="string"){if(!S.test(p)){let a={instancePath:i+"/operationRef",schemaPath:"#/propertie\
s/operationRef/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+
"/operationRef",schemaPath:"#/properties/operationRef/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(
a),r++}}if(t.parameters!==void 0){let p=t.parameters;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+
"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),
r++}}if(t.description!==void 0&&typeof t.description!="string"){let p={instancePath:i+"/description",schemaPath:"#/prope\
rties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return wr.errors=e,r===0}wr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Bi=vr,Zt={type:"object",properties:{description:{type:"string"},required:{
type:"boolean"},deprecated:{type:"boolean"},allowEmptyValue:{type:"boolean"},style:{type:"string",enum:["simple"]},explode:{
type:"boolean"},allowReserved:{type:"boolean"},schema:{},content:{type:"object",additionalProperties:{},minProperties:1,
maxProperties:1},example:{},examples:{type:"object",additionalProperties:{}}},patternProperties:{"^x-":{}},additionalProperties:!1,
allOf:[{not:{required:["example","examples"]}},{not:{required:["schema","content"]},oneOf:[{required:["schema"]},{required:[
"content"],allOf:[{not:{required:["style"]}},{not:{required:["explode"]}},{not:{required:["allowReserved"]}},{not:{required:[
"example"]}},{not:{required:["examples"]}}]}]}]};function vr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,
dynamicAnchors:O={}}={}){let e=null,r=0,f=vr.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);
let s=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.example===void 0&&(P="example")||t.examples===void 0&&
(P="examples")){let k={};e===null?e=[k]:e.push(k),r++}}var o=n===r;if(o){let P={instancePath:i,schemaPath:"#/allOf/0/not",
keyword:"not",params:{}};e===null?e=[P]:e.push(P),r++}else r=s,e!==null&&(s?e.length=s:e=null);let p=r,a=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){let P;if(t.schema===void 0&&(P="schema")||t.content===void 0&&(P="content")){let k={};e===null?
e=[k]:e.push(k),r++}}var l=a===r;if(l){let P={instancePath:i,schemaPath:"#/allOf/1/not",keyword:"not",params:{}};e===null?
e=[P]:e.push(P),r++}else r=p,e!==null&&(p?e.length=p:e=null);let u=r,y=!1,g=null,h=r;if(t&&typeof t=="object"&&!Array.isArray(
t)&&t.schema===void 0){let P={instancePath:i,schemaPath:"#/allOf/1/oneOf/0/required",keyword:"required",params:{missingProperty:"\
schema"}};e===null?e=[P]:e.push(P),r++}var q=h===r;q&&(y=!0,g=0);let c=r,m=r,d=r;if(t&&typeof t=="object"&&!Array.isArray(
t)){let P;if(t.style===void 0&&(P="style")){let k={};e===null?e=[k]:e.push(k),r++}}var D=d===r;if(D){let P={instancePath:i,
schemaPath:"#/allOf/1/oneOf/1/allOf/0/not",keyword:"not",params:{}};e===null?e=[P]:e.push(P),r++}else r=m,e!==null&&(m?e.
length=m:e=null);let _=r,B=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.explode===void 0&&(P="explode")){let k={};
e===null?e=[k]:e.push(k),r++}}var F=B===r;if(F){let P={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/allOf/1/not",keyword:"\
not",params:{}};e===null?e=[P]:e.push(P),r++}else r=_,e!==null&&(_?e.length=_:e=null);let W=r,G=r;if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){let P;if(t.allowReserved===void 0&&(P="allowReserved")){let k={};e===null?e=[k]:e.push(k),r++}}var M=G===
r;if(M){let P={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/allOf/2/not",keyword:"not",params:{}};e===null?e=[P]:e.push(
P),r++}else r=W,e!==null&&(W?e.length=W:e=null);let X=r,J=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.example===
void 0&&(P="example")){let k={};e===null?e=[k]:e.push(k),r++}}var V=J===r;if(V){let P={instancePath:i,schemaPath:"#/allO\
f/1/oneOf/1/allOf/3/not",keyword:"not",params:{}};e===null?e=[P]:e.push(P),r++}else r=X,e!==null&&(X?e.length=X:e=null);
let Y=r,I=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.examples===void 0&&(P="examples")){let k={};e===null?
e=[k]:e.push(k),r++}}var L=I===r;if(L){let P={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/allOf/4/not",keyword:"not",params:{}};
e===null?e=[P]:e.push(P),r++}else r=Y,e!==null&&(Y?e.length=Y:e=null);if(t&&typeof t=="object"&&!Array.isArray(t)&&t.content===
void 0){let P={instancePath:i,schemaPath:"#/allOf/1/oneOf/1/required",keyword:"required",params:{missingProperty:"conten\
t"}};e===null?e=[P]:e.push(P),r++}var q=c===r;if(q&&y?(y=!1,g=[g,1]):q&&(y=!0,g=1),y)r=u,e!==null&&(u?e.length=u:e=null);else{
let P={instancePath:i,schemaPath:"#/allOf/1/oneOf",keyword:"oneOf",params:{passingSchemas:g}};e===null?e=[P]:e.push(P),r++}
if(t&&typeof t=="object"&&!Array.isArray(t)){for(let P in t)if(!(ae.call(Zt.properties,P)||N.test(P))){let k={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[k]:e.push(
k),r++}if(t.description!==void 0&&typeof t.description!="string"){let P={instancePath:i+"/description",schemaPath:"#/pro\
perties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}if(t.required!==void 0&&typeof t.
required!="boolean"){let P={instancePath:i+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[P]:e.push(P),r++}if(t.deprecated!==void 0&&typeof t.deprecated!="boolean"){let P={instancePath:i+
"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),
r++}if(t.allowEmptyValue!==void 0&&typeof t.allowEmptyValue!="boolean"){let P={instancePath:i+"/allowEmptyValue",schemaPath:"\
#/properties/allowEmptyValue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(t.style!==void 0){
let P=t.style;if(typeof P!="string"){let k={instancePath:i+"/style",schemaPath:"#/properties/style/type",keyword:"type",
params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(P!=="simple"){let k={instancePath:i+"/style",schemaPath:"#/prope\
rties/style/enum",keyword:"enum",params:{allowedValues:Zt.properties.style.enum}};e===null?e=[k]:e.push(k),r++}}if(t.explode!==
void 0&&typeof t.explode!="boolean"){let P={instancePath:i+"/explode",schemaPath:"#/properties/explode/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(t.allowReserved!==void 0&&typeof t.allowReserved!="boolean"){
let P={instancePath:i+"/allowReserved",schemaPath:"#/properties/allowReserved/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[P]:e.push(P),r++}if(t.content!==void 0){let P=t.content;if(P&&typeof P=="object"&&!Array.isArray(P)){if(Object.
keys(P).length>1){let k={instancePath:i+"/content",schemaPath:"#/properties/content/maxProperties",keyword:"maxPropertie\
s",params:{limit:1}};e===null?e=[k]:e.push(k),r++}if(Object.keys(P).length<1){let k={instancePath:i+"/content",schemaPath:"\
#/properties/content/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[k]:e.push(k),r++}}else{let k={
instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.
push(k),r++}}if(t.examples!==void 0){let P=t.examples;if(!(P&&typeof P=="object"&&!Array.isArray(P))){let k={instancePath:i+
"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}}else{
let P={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}return vr.
errors=e,r===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Hi=br;function br(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=br.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.name===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="name"||s==="description"||s==="externalDocs"||N.test(s))){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(
n),r++}if(t.name!==void 0&&typeof t.name!="string"){let s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.description!==void 0&&typeof t.description!="string"){let s={
instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),r++}return br.errors=e,r===0}br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ki=xr;var qs=new RegExp("^\\$ref$","u");function xr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){
let e=null,r=0,f=xr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&
!Array.isArray(t)){if(t.$ref===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$ref"}};e===null?e=[n]:e.push(n),r++}var s={};for(let n in t)if(qs.test(n)){let o=t[n];if(typeof o=="string"){if(!S.test(
o)){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/patternProperties/%5E%5C%24ref%24/f\
ormat",keyword:"format",params:{format:"uri-reference"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/patternProperties/%5E%5C%24ref%24/type",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),r++}s[n]=!0}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[n]:e.push(n),r++}return xr.errors=e,f.props=s,r===0}xr.evaluated={dynamicProps:!0,dynamicItems:!1};
var Fi=Ar,Mt={type:"object",properties:{title:{type:"string"},multipleOf:{type:"number",exclusiveMinimum:0},maximum:{type:"\
number"},exclusiveMaximum:{type:"boolean"},minimum:{type:"number"},exclusiveMinimum:{type:"boolean"},maxLength:{type:"in\
teger",minimum:0},minLength:{type:"integer",minimum:0},pattern:{type:"string"},maxItems:{type:"integer",minimum:0},minItems:{
type:"integer",minimum:0},uniqueItems:{type:"boolean"},maxProperties:{type:"integer",minimum:0},minProperties:{type:"int\
eger",minimum:0},required:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},enum:{type:"array",items:{},minItems:1,
uniqueItems:!1},type:{type:"string",enum:["array","boolean","integer","number","object","string"]},not:{},allOf:{type:"a\
rray",items:{}},oneOf:{type:"array",items:{}},anyOf:{type:"array",items:{}},items:{},properties:{type:"object",additionalProperties:{}},
additionalProperties:{},description:{type:"string"},format:{type:"string"},default:{},nullable:{type:"boolean"},discriminator:{},
readOnly:{type:"boolean"},writeOnly:{type:"boolean"},example:{},externalDocs:{},deprecated:{type:"boolean"},xml:{}},patternProperties:{
"^x-":{}},additionalProperties:!1};function Ar(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){
let e=null,r=0,f=Ar.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&
!Array.isArray(t)){for(let s in t)if(!(ae.call(Mt.properties,s)||N.test(s))){let n={instancePath:i,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.title!==void 0&&
typeof t.title!="string"){let s={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),r++}if(t.multipleOf!==void 0){let s=t.multipleOf;if(typeof s=="number"){if(s<=0||isNaN(
s)){let n={instancePath:i+"/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",
params:{comparison:">",limit:0}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/multipleOf",schemaPath:"#/pr\
operties/multipleOf/type",keyword:"type",params:{type:"number"}};e===null?e=[n]:e.push(n),r++}}if(t.maximum!==void 0&&typeof t.
maximum!="number"){let s={instancePath:i+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"\
number"}};e===null?e=[s]:e.push(s),r++}if(t.exclusiveMaximum!==void 0&&typeof t.exclusiveMaximum!="boolean"){let s={instancePath:i+
"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",params:{type:"boolean"}};e===null?e=[
s]:e.push(s),r++}if(t.minimum!==void 0&&typeof t.minimum!="number"){let s={instancePath:i+"/minimum",schemaPath:"#/prope\
rties/minimum/type",keyword:"type",params:{type:"number"}};e===null?e=[s]:e.push(s),r++}if(t.exclusiveMinimum!==void 0&&
typeof t.exclusiveMinimum!="boolean"){let s={instancePath:i+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimu\
m/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.maxLength!==void 0){let s=t.maxLength;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+"/maxLength",schemaPath:"#/properties/maxLength/type",
keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&(s<0||isNaN(s))){let n={instancePath:i+
"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[n]:e.push(n),r++}}if(t.minLength!==void 0){let s=t.minLength;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+
"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}
if(typeof s=="number"&&(s<0||isNaN(s))){let n={instancePath:i+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}}if(t.pattern!==void 0&&typeof t.pattern!="strin\
g"){let s={instancePath:i+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),r++}if(t.maxItems!==void 0){let s=t.maxItems;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+
"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}
if(typeof s=="number"&&(s<0||isNaN(s))){let n={instancePath:i+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}}if(t.minItems!==void 0){let s=t.minItems;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{
type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&(s<0||isNaN(s))){let n={instancePath:i+"/minItems",
schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),
r++}}if(t.uniqueItems!==void 0&&typeof t.uniqueItems!="boolean"){let s={instancePath:i+"/uniqueItems",schemaPath:"#/prop\
erties/uniqueItems/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.maxProperties!==void 0){
let s=t.maxProperties;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+"/maxProperties",schemaPath:"#/\
properties/maxProperties/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&
(s<0||isNaN(s))){let n={instancePath:i+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}}if(t.minProperties!==void 0){let s=t.minProperties;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&(s<0||isNaN(s))){let n={instancePath:i+
"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[n]:e.push(n),r++}}if(t.required!==void 0){let s=t.required;if(Array.isArray(s)){if(s.length<1){let a={instancePath:i+
"/required",schemaPath:"#/properties/required/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}
let n=s.length;for(let a=0;a<n;a++)if(typeof s[a]!="string"){let l={instancePath:i+"/required/"+a,schemaPath:"#/properti\
es/required/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}let o=s.length,p;if(o>1){let a={};
for(;o--;){let l=s[o];if(typeof l=="string"){if(typeof a[l]=="number"){p=a[l];let u={instancePath:i+"/required",schemaPath:"\
#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p}};e===null?e=[u]:e.push(u),r++;break}a[l]=o}}}}else{
let n={instancePath:i+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"array"}};e===null?
e=[n]:e.push(n),r++}}if(t.enum!==void 0){let s=t.enum;if(Array.isArray(s)){if(s.length<1){let n={instancePath:i+"/enum",
schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(t.type!==
void 0){let s=t.type;if(typeof s!="string"){let n={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(!(s==="array"||s==="boolean"||s==="integer"||s==="number"||
s==="object"||s==="string")){let n={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Mt.
properties.type.enum}};e===null?e=[n]:e.push(n),r++}}if(t.allOf!==void 0&&!Array.isArray(t.allOf)){let s={instancePath:i+
"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),r++}if(t.oneOf!==
void 0&&!Array.isArray(t.oneOf)){let s={instancePath:i+"/oneOf",schemaPath:"#/properties/oneOf/type",keyword:"type",params:{
type:"array"}};e===null?e=[s]:e.push(s),r++}if(t.anyOf!==void 0&&!Array.isArray(t.anyOf)){let s={instancePath:i+"/anyOf",
schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),r++}if(t.properties!==
void 0){let s=t.properties;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let n={instancePath:i+"/properties",schemaPath:"\
#/properties/properties/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(t.description!==void 0&&
typeof t.description!="string"){let s={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.format!==void 0&&typeof t.format!="string"){let s={instancePath:i+
"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.
nullable!==void 0&&typeof t.nullable!="boolean"){let s={instancePath:i+"/nullable",schemaPath:"#/properties/nullable/typ\
e",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.readOnly!==void 0&&typeof t.readOnly!="bool\
ean"){let s={instancePath:i+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[s]:e.push(s),r++}if(t.writeOnly!==void 0&&typeof t.writeOnly!="boolean"){let s={instancePath:i+"/writeOnly",
schemaPath:"#/properties/writeOnly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.deprecated!==
void 0&&typeof t.deprecated!="boolean"){let s={instancePath:i+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Ar.errors=e,r===0}Ar.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Wi=jr;function jr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=jr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.propertyName===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
propertyName"}};e===null?e=[s]:e.push(s),r++}if(t.propertyName!==void 0&&typeof t.propertyName!="string"){let s={instancePath:i+
"/propertyName",schemaPath:"#/properties/propertyName/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(
s),r++}if(t.mapping!==void 0){let s=t.mapping;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)if(typeof s[n]!=
"string"){let o={instancePath:i+"/mapping/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/mapping/ad\
ditionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let n={instancePath:i+
"/mapping",schemaPath:"#/properties/mapping/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return jr.
errors=e,r===0}jr.evaluated={props:{propertyName:!0,mapping:!0},dynamicProps:!1,dynamicItems:!1};var Xi=qr;function qr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=qr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){for(let s in t)if(!(s==="name"||s==="namespace"||s==="prefix"||s==="attribute"||s==="wrapped"||N.test(s))){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(
n),r++}if(t.name!==void 0&&typeof t.name!="string"){let s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.namespace!==void 0){let s=t.namespace;if(typeof s=="stri\
ng"){if(!Ge(s)){let n={instancePath:i+"/namespace",schemaPath:"#/properties/namespace/format",keyword:"format",params:{format:"\
uri"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.prefix!==void 0&&typeof t.prefix!="string"){let s={instancePath:i+
"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.
attribute!==void 0&&typeof t.attribute!="boolean"){let s={instancePath:i+"/attribute",schemaPath:"#/properties/attribute\
/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(t.wrapped!==void 0&&typeof t.wrapped!="bo\
olean"){let s={instancePath:i+"/wrapped",schemaPath:"#/properties/wrapped/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[s]:e.push(s),r++}return qr.errors=e,r===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yi=Ir,ye={
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
patternProperties:{"^x-":{}},additionalProperties:!1}}]};function Ir(t,{instancePath:i="",parentData:b,parentDataProperty:w,
rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=Ir.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.
items=void 0);let s=r,n=!0,o=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&t.type!=="apiKey"){let I={};
e===null?e=[I]:e.push(I),r++}var p=o===r;if(r=s,e!==null&&(s?e.length=s:e=null),p){let I=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.type===void 0){let q={instancePath:i,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[q]:e.push(q),r++}if(t.name===void 0){let q={instancePath:i,schemaPath:"#/allOf/0/then/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[q]:e.push(q),r++}if(t.in===void 0){let q={instancePath:i,schemaPath:"\
#/allOf/0/then/required",keyword:"required",params:{missingProperty:"in"}};e===null?e=[q]:e.push(q),r++}for(let q in t)if(!(q===
"type"||q==="name"||q==="in"||q==="description"||N.test(q))){let P={instancePath:i,schemaPath:"#/allOf/0/then/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[P]:e.push(P),r++}if(t.type!==void 0){
let q=t.type;if(typeof q!="string"){let P={instancePath:i+"/type",schemaPath:"#/allOf/0/then/properties/type/type",keyword:"\
type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}if(q!=="apiKey"){let P={instancePath:i+"/type",schemaPath:"#/\
allOf/0/then/properties/type/enum",keyword:"enum",params:{allowedValues:ye.allOf[0].then.properties.type.enum}};e===null?
e=[P]:e.push(P),r++}}if(t.name!==void 0&&typeof t.name!="string"){let q={instancePath:i+"/name",schemaPath:"#/allOf/0/th\
en/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),r++}if(t.in!==void 0){let q=t.in;
if(typeof q!="string"){let P={instancePath:i+"/in",schemaPath:"#/allOf/0/then/properties/in/type",keyword:"type",params:{
type:"string"}};e===null?e=[P]:e.push(P),r++}if(!(q==="header"||q==="query"||q==="cookie")){let P={instancePath:i+"/in",
schemaPath:"#/allOf/0/then/properties/in/enum",keyword:"enum",params:{allowedValues:ye.allOf[0].then.properties.in.enum}};
e===null?e=[P]:e.push(P),r++}}if(t.description!==void 0&&typeof t.description!="string"){let q={instancePath:i+"/descrip\
tion",schemaPath:"#/allOf/0/then/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(
q),r++}}else{let q={instancePath:i,schemaPath:"#/allOf/0/then/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:
e.push(q),r++}var p=I===r;if(n=p,n)var a=!0}if(!n){let I={instancePath:i,schemaPath:"#/allOf/0/if",keyword:"if",params:{
failingKeyword:"then"}};e===null?e=[I]:e.push(I),r++}let l=r,u=!0,y=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==
void 0&&t.type!=="http"){let I={};e===null?e=[I]:e.push(I),r++}var g=y===r;if(r=l,e!==null&&(l?e.length=l:e=null),g){let I=r,
L=r,q=!1,P=null,k=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.scheme!==void 0){let $=t.scheme;if(typeof $=="string"){
if(!xt.test($)){let R={instancePath:i+"/scheme",schemaPath:"#/allOf/1/then/oneOf/0/properties/scheme/pattern",keyword:"p\
attern",params:{pattern:"^[Bb][Ee][Aa][Rr][Ee][Rr]$"}};e===null?e=[R]:e.push(R),r++}}else{let R={instancePath:i+"/scheme",
schemaPath:"#/allOf/1/then/oneOf/0/properties/scheme/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(
R),r++}}var d=k===r;if(d){q=!0,P=0;var h={};h.scheme=!0}let x=r,A=r,U=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let $;
if(t.bearerFormat===void 0&&($="bearerFormat")){let R={};e===null?e=[R]:e.push(R),r++}}var c=U===r;if(c){let $={instancePath:i,
schemaPath:"#/allOf/1/then/oneOf/1/not",keyword:"not",params:{}};e===null?e=[$]:e.push($),r++}else r=A,e!==null&&(A?e.length=
A:e=null);if(t&&typeof t=="object"&&!Array.isArray(t)&&t.scheme!==void 0){let $=t.scheme,R=r,oe=r;if(r===oe)if(typeof $==
"string"){if(!xt.test($)){let Q={};e===null?e=[Q]:e.push(Q),r++}}else{let Q={};e===null?e=[Q]:e.push(Q),r++}var m=oe===r;
if(m){let Q={instancePath:i+"/scheme",schemaPath:"#/allOf/1/then/oneOf/1/properties/scheme/not",keyword:"not",params:{}};
e===null?e=[Q]:e.push(Q),r++}else r=R,e!==null&&(R?e.length=R:e=null)}var d=x===r;if(d&&q?(q=!1,P=[P,1]):d&&(q=!0,P=1,h!==
!0&&(h=h||{},h.scheme=!0)),q)r=L,e!==null&&(L?e.length=L:e=null);else{let $={instancePath:i,schemaPath:"#/allOf/1/then/o\
neOf",keyword:"oneOf",params:{passingSchemas:P}};e===null?e=[$]:e.push($),r++}if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.scheme===void 0){let $={instancePath:i,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty:"\
scheme"}};e===null?e=[$]:e.push($),r++}if(t.type===void 0){let $={instancePath:i,schemaPath:"#/allOf/1/then/required",keyword:"\
required",params:{missingProperty:"type"}};e===null?e=[$]:e.push($),r++}for(let $ in t)if(!($==="scheme"||$==="bearerFor\
mat"||$==="description"||$==="type"||N.test($))){let R={instancePath:i,schemaPath:"#/allOf/1/then/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[R]:e.push(R),r++}if(t.scheme!==void 0&&typeof t.
scheme!="string"){let $={instancePath:i+"/scheme",schemaPath:"#/allOf/1/then/properties/scheme/type",keyword:"type",params:{
type:"string"}};e===null?e=[$]:e.push($),r++}if(t.bearerFormat!==void 0&&typeof t.bearerFormat!="string"){let $={instancePath:i+
"/bearerFormat",schemaPath:"#/allOf/1/then/properties/bearerFormat/type",keyword:"type",params:{type:"string"}};e===null?
e=[$]:e.push($),r++}if(t.description!==void 0&&typeof t.description!="string"){let $={instancePath:i+"/description",schemaPath:"\
#/allOf/1/then/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}if(t.type!==
void 0){let $=t.type;if(typeof $!="string"){let R={instancePath:i+"/type",schemaPath:"#/allOf/1/then/properties/type/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}if($!=="http"){let R={instancePath:i+"/type",schemaPath:"\
#/allOf/1/then/properties/type/enum",keyword:"enum",params:{allowedValues:ye.allOf[1].then.properties.type.enum}};e===null?
e=[R]:e.push(R),r++}}}else{let $={instancePath:i,schemaPath:"#/allOf/1/then/type",keyword:"type",params:{type:"object"}};
e===null?e=[$]:e.push($),r++}var g=I===r;if(u=g,u)var D=!0}if(!u){let I={instancePath:i,schemaPath:"#/allOf/1/if",keyword:"\
if",params:{failingKeyword:"then"}};e===null?e=[I]:e.push(I),r++}a!==!0&&D!==void 0&&(D===!0?a=!0:(a=a||{},Object.assign(
a,D)));let _=r,B=!0,F=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&t.type!=="oauth2"){let I={};e===null?
e=[I]:e.push(I),r++}var W=F===r;if(r=_,e!==null&&(_?e.length=_:e=null),W){let I=r;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let q={instancePath:i,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[q]:e.push(q),r++}if(t.flows===void 0){let q={instancePath:i,schemaPath:"#/allOf/2/then/required",keyword:"\
required",params:{missingProperty:"flows"}};e===null?e=[q]:e.push(q),r++}for(let q in t)if(!(q==="type"||q==="flows"||q===
"description"||N.test(q))){let P={instancePath:i,schemaPath:"#/allOf/2/then/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:q}};e===null?e=[P]:e.push(P),r++}if(t.type!==void 0){let q=t.type;if(typeof q!="stri\
ng"){let P={instancePath:i+"/type",schemaPath:"#/allOf/2/then/properties/type/type",keyword:"type",params:{type:"string"}};
e===null?e=[P]:e.push(P),r++}if(q!=="oauth2"){let P={instancePath:i+"/type",schemaPath:"#/allOf/2/then/properties/type/e\
num",keyword:"enum",params:{allowedValues:ye.allOf[2].then.properties.type.enum}};e===null?e=[P]:e.push(P),r++}}if(t.description!==
void 0&&typeof t.description!="string"){let q={instancePath:i+"/description",schemaPath:"#/allOf/2/then/properties/descr\
iption/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),r++}}else{let q={instancePath:i,schemaPath:"\
#/allOf/2/then/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}var W=I===r;if(B=W,B)var G=!0}if(!B){
let I={instancePath:i,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[I]:e.push(I),r++}
a!==!0&&G!==void 0&&(G===!0?a=!0:(a=a||{},Object.assign(a,G)));let M=r,X=!0,J=r;if(t&&typeof t=="object"&&!Array.isArray(
t)&&t.type!==void 0&&t.type!=="openIdConnect"){let I={};e===null?e=[I]:e.push(I),r++}var V=J===r;if(r=M,e!==null&&(M?e.length=
M:e=null),V){let I=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let q={instancePath:i,schemaPath:"\
#/allOf/3/then/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[q]:e.push(q),r++}if(t.openIdConnectUrl===
void 0){let q={instancePath:i,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty:"openIdCon\
nectUrl"}};e===null?e=[q]:e.push(q),r++}for(let q in t)if(!(q==="type"||q==="openIdConnectUrl"||q==="description"||N.test(
q))){let P={instancePath:i,schemaPath:"#/allOf/3/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};
e===null?e=[P]:e.push(P),r++}if(t.type!==void 0){let q=t.type;if(typeof q!="string"){let P={instancePath:i+"/type",schemaPath:"\
#/allOf/3/then/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}if(q!=="openIdC\
onnect"){let P={instancePath:i+"/type",schemaPath:"#/allOf/3/then/properties/type/enum",keyword:"enum",params:{allowedValues:ye.
allOf[3].then.properties.type.enum}};e===null?e=[P]:e.push(P),r++}}if(t.openIdConnectUrl!==void 0){let q=t.openIdConnectUrl;
if(typeof q=="string"){if(!S.test(q)){let P={instancePath:i+"/openIdConnectUrl",schemaPath:"#/allOf/3/then/properties/op\
enIdConnectUrl/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:i+
"/openIdConnectUrl",schemaPath:"#/allOf/3/then/properties/openIdConnectUrl/type",keyword:"type",params:{type:"string"}};
e===null?e=[P]:e.push(P),r++}}if(t.description!==void 0&&typeof t.description!="string"){let q={instancePath:i+"/descrip\
tion",schemaPath:"#/allOf/3/then/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(
q),r++}}else{let q={instancePath:i,schemaPath:"#/allOf/3/then/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:
e.push(q),r++}var V=I===r;if(X=V,X)var Y=!0}if(!X){let I={instancePath:i,schemaPath:"#/allOf/3/if",keyword:"if",params:{
failingKeyword:"then"}};e===null?e=[I]:e.push(I),r++}if(a!==!0&&Y!==void 0&&(Y===!0?a=!0:(a=a||{},Object.assign(a,Y))),t&&
typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let I={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"type"}};e===null?e=[I]:e.push(I),r++}if(a!==!0&&(a=a||{},a.type=!0),t.type!==void 0){let I=t.
type;if(!(I==="apiKey"||I==="http"||I==="oauth2"||I==="openIdConnect")){let L={instancePath:i+"/type",schemaPath:"#/prop\
erties/type/enum",keyword:"enum",params:{allowedValues:ye.properties.type.enum}};e===null?e=[L]:e.push(L),r++}}}else{let I={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}return Ir.errors=
e,f.props=a,r===0}Ir.evaluated={dynamicProps:!0,dynamicItems:!1};var Gi=Or;function Or(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Or.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t))for(let s in t){let n=t[s];if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++)if(typeof n[p]!="string"){let a={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Or.errors=e,r===0}Or.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ji=_r;function _r(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=_r.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){for(let s in t)if(!(s==="implicit"||s==="password"||s==="clientCredentials"||s==="authorizationCode"||N.test(s))){let n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?
e=[n]:e.push(n),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),r++}return _r.errors=e,r===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qi=Dr;function Dr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Dr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.authorizationUrl===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorizationUrl"}};e===null?e=[s]:e.push(s),r++}if(t.scopes===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"scopes"}};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="authorizationUrl"||s===
"refreshUrl"||s==="scopes"||N.test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.authorizationUrl!==void 0){let s=t.authorizationUrl;
if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+"/authorizationUrl",schemaPath:"#/properties/authorizationUr\
l/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/a\
uthorizationUrl",schemaPath:"#/properties/authorizationUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.
push(n),r++}}if(t.refreshUrl!==void 0){let s=t.refreshUrl;if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+"/\
refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[n]:
e.push(n),r++}}else{let n={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.scopes!==void 0){let s=t.scopes;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let n in s)if(typeof s[n]!="string"){let o={instancePath:i+"/scopes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/scopes/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{
let n={instancePath:i+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"object"}};e===null?e=
[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),r++}return Dr.errors=e,r===0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var en=$r;function $r(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=$r.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.tokenUrl===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to\
kenUrl"}};e===null?e=[s]:e.push(s),r++}if(t.scopes===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"scopes"}};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="tokenUrl"||s==="refreshUr\
l"||s==="scopes"||N.test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.tokenUrl!==void 0){let s=t.tokenUrl;if(typeof s=="string"){if(!S.
test(s)){let n={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/format",keyword:"format",params:{format:"ur\
i-reference"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.refreshUrl!==void 0){let s=t.refreshUrl;if(typeof s==
"string"){if(!S.test(s)){let n={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"format",
params:{format:"uri-reference"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/refreshUrl",schemaPath:"#/pr\
operties/refreshUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.scopes!==void 0){let s=t.
scopes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)if(typeof s[n]!="string"){let o={instancePath:i+"/sco\
pes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/scopes/additionalProperties/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let n={instancePath:i+"/scopes",schemaPath:"#/properties/scop\
es/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return $r.errors=e,r===0}$r.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var rn=Nr;function Nr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Nr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.tokenUrl===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to\
kenUrl"}};e===null?e=[s]:e.push(s),r++}if(t.scopes===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"scopes"}};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="tokenUrl"||s==="refreshUr\
l"||s==="scopes"||N.test(s))){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.tokenUrl!==void 0){let s=t.tokenUrl;if(typeof s=="string"){if(!S.
test(s)){let n={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/format",keyword:"format",params:{format:"ur\
i-reference"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.refreshUrl!==void 0){let s=t.refreshUrl;if(typeof s==
"string"){if(!S.test(s)){let n={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"format",
params:{format:"uri-reference"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/refreshUrl",schemaPath:"#/pr\
operties/refreshUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.scopes!==void 0){let s=t.
scopes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)if(typeof s[n]!="string"){let o={instancePath:i+"/sco\
pes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/scopes/additionalProperties/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let n={instancePath:i+"/scopes",schemaPath:"#/properties/scop\
es/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Nr.errors=e,r===0}Nr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var tn=zr;function zr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=zr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.authorizationUrl===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authorizationUrl"}};e===null?e=[s]:e.push(s),r++}if(t.tokenUrl===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"tokenUrl"}};e===null?e=[s]:e.push(s),r++}if(t.scopes===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"}};e===null?e=[s]:e.push(s),r++}for(let s in t)
if(!(s==="authorizationUrl"||s==="tokenUrl"||s==="refreshUrl"||s==="scopes"||N.test(s))){let n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.
authorizationUrl!==void 0){let s=t.authorizationUrl;if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+"/author\
izationUrl",schemaPath:"#/properties/authorizationUrl/format",keyword:"format",params:{format:"uri-reference"}};e===null?
e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/authorizationUrl",schemaPath:"#/properties/authorizationUrl/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.tokenUrl!==void 0){let s=t.tokenUrl;if(typeof s=="strin\
g"){if(!S.test(s)){let n={instancePath:i+"/tokenUrl",schemaPath:"#/properties/tokenUrl/format",keyword:"format",params:{
format:"uri-reference"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/tokenUrl",schemaPath:"#/properties/t\
okenUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.refreshUrl!==void 0){let s=t.refreshUrl;
if(typeof s=="string"){if(!S.test(s)){let n={instancePath:i+"/refreshUrl",schemaPath:"#/properties/refreshUrl/format",keyword:"\
format",params:{format:"uri-reference"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/refreshUrl",schemaPath:"\
#/properties/refreshUrl/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.scopes!==void 0){
let s=t.scopes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)if(typeof s[n]!="string"){let o={instancePath:i+
"/scopes/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/scopes/additionalProperties/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let n={instancePath:i+"/scopes",schemaPath:"#/propertie\
s/scopes/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return zr.errors=e,r===0}zr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var sn=Ur;var E=Rt().default;function Ur(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){
let e=null,r=0,f=Ur.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),typeof t=="string"){if(E(
t)<1){let s={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return Ur.
errors=e,r===0}Ur.evaluated={dynamicProps:!1,dynamicItems:!1};var nn=Er;var ce=new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$","u");function Er(t,{instancePath:i="",parentData:b,parentDataProperty:w,
rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=Er.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0),Array.isArray(t)){let s=t.length;for(let n=0;n<s;n++){let o=t[n];if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.id===void 0){let p={instancePath:i+"/"+n,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[p]:e.push(p),r++}if(o.text===void 0){let p={instancePath:i+"/"+n,schemaPath:"#/items/required",keyword:"\
required",params:{missingProperty:"text"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="id"||p==="text"||p==="r\
eadings"||p==="x-unspecified")){let a={instancePath:i+"/"+n,schemaPath:"#/items/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:p}};e===null?e=[a]:e.push(a),r++}if(o.id!==void 0){let p=o.id;if(typeof p=="stri\
ng"){if(!ce.test(p)){let a={instancePath:i+"/"+n+"/id",schemaPath:"#/items/properties/id/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/"+n+"/id",schemaPath:"\
#/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(o.text!==void 0){let p=o.
text;if(typeof p=="string"){if(E(p)<1){let a={instancePath:i+"/"+n+"/text",schemaPath:"#/items/properties/text/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/"+n+"/text",schemaPath:"\
#/items/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(o.readings!==void 0){
let p=o.readings;if(Array.isArray(p)){let a=p.length;for(let y=0;y<a;y++){let g=p[y];if(typeof g=="string"){if(E(g)<1){let h={
instancePath:i+"/"+n+"/readings/"+y,schemaPath:"#/items/properties/readings/items/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/"+n+"/readings/"+y,schemaPath:"#/items/properties/r\
eadings/items/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}let l=p.length,u;if(l>1){let y={};
for(;l--;){let g=p[l];if(typeof g=="string"){if(typeof y[g]=="number"){u=y[g];let h={instancePath:i+"/"+n+"/readings",schemaPath:"\
#/items/properties/readings/uniqueItems",keyword:"uniqueItems",params:{i:l,j:u}};e===null?e=[h]:e.push(h),r++;break}y[g]=
l}}}}else{let a={instancePath:i+"/"+n+"/readings",schemaPath:"#/items/properties/readings/type",keyword:"type",params:{type:"\
array"}};e===null?e=[a]:e.push(a),r++}}if(o["x-unspecified"]!==void 0){let p=o["x-unspecified"];if(typeof p=="string"){if(E(
p)<1){let a={instancePath:i+"/"+n+"/x-unspecified",schemaPath:"#/items/properties/x-unspecified/minLength",keyword:"minL\
ength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/"+n+"/x-unspecified",schemaPath:"#/i\
tems/properties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}}else{let p={instancePath:i+
"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),r++}return Er.errors=e,r===0}Er.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};var pn=Lr,Is={type:"object",minProperties:1,propertyNames:{type:"string",pattern:"\
^[A-Za-z_$][A-Za-z0-9_$]*$"},additionalProperties:{type:["integer","object"],minimum:0,maximum:1023,required:["bit"],properties:{
bit:{type:"integer",minimum:0,maximum:1023},description:{type:"string"},deprecated:{type:"boolean"},"x-unspecified":{type:"\
string",minLength:1}},additionalProperties:!1}},me=new RegExp("^[A-Za-z_$][A-Za-z0-9_$]*$","u");function Lr(t,{instancePath:i="",
parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=Lr.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1){
let n={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[n]:e.push(n),r++}
for(let n in t){let o=r;if(typeof n=="string"){if(!me.test(n)){let p={instancePath:i,schemaPath:"#/propertyNames/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"},propertyName:n};e===null?e=[p]:e.push(p),r++}}else{let p={
instancePath:i,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:n};e===null?e=[p]:e.
push(p),r++}var s=o===r;if(!s){let p={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:n}};
e===null?e=[p]:e.push(p),r++}}for(let n in t){let o=t[n];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&!(o&&typeof o=="ob\
ject"&&!Array.isArray(o))){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPr\
operties/type",keyword:"type",params:{type:Is.additionalProperties.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="num\
ber"){if(o>1023||isNaN(o)){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPr\
operties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1023}};e===null?e=[p]:e.push(p),r++}if(o<0||isNaN(o)){
let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
bit===void 0){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/requ\
ired",keyword:"required",params:{missingProperty:"bit"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="bit"||p===
"description"||p==="deprecated"||p==="x-unspecified")){let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===
null?e=[a]:e.push(a),r++}if(o.bit!==void 0){let p=o.bit;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/bit",schemaPath:"#/additionalProperties/properties/bit/type",keyword:"typ\
e",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p=="number"){if(p>1023||isNaN(p)){let a={instancePath:i+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/bit",schemaPath:"#/additionalProperties/properties/bit/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1023}};e===null?e=[a]:e.push(a),r++}if(p<0||isNaN(p)){let a={instancePath:i+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1")+"/bit",schemaPath:"#/additionalProperties/properties/bit/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}}if(o.description!==void 0&&typeof o.description!="st\
ring"){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"#/additionalPropert\
ies/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(o.deprecated!==void 0&&
typeof o.deprecated!="boolean"){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/deprecated",schemaPath:"\
#/additionalProperties/properties/deprecated/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}
if(o["x-unspecified"]!==void 0){let p=o["x-unspecified"];if(typeof p=="string"){if(E(p)<1){let a={instancePath:i+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-unspecified/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-unspecified/type",keyword:"type",params:{type:"st\
ring"}};e===null?e=[a]:e.push(a),r++}}}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),r++}return Lr.errors=e,r===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var an=Rr;function Rr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Rr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t))for(let s in t){let n=t[s];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.payload===void 0){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
payload"}};e===null?e=[o]:e.push(o),r++}for(let o in n)if(!(o==="title"||o==="description"||o==="payload"||o==="firedBy"||
o==="x-behaviour"||o==="x-unspecified")){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:
e.push(p),r++}if(n.title!==void 0&&typeof n.title!="string"){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/title",schemaPath:"#/additionalProperties/properties/title/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),r++}if(n.description!==void 0&&typeof n.description!="string"){let o={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/description",schemaPath:"#/additionalProperties/properties/description/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.firedBy!==void 0&&typeof n.firedBy!="string"){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/firedBy",schemaPath:"#/additionalProperties/properties/firedBy/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n["x-behaviour"]!==void 0){let o=n["x-behaviour"];if(Array.
isArray(o)){let p=o.length;for(let a=0;a<p;a++){let l=o[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){
let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/\
properties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[u]:e.push(u),r++}if(l.
text===void 0){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additi\
onalProperties/properties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[u]:
e.push(u),r++}for(let u in l)if(!(u==="id"||u==="text"||u==="readings"||u==="x-unspecified")){let y={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/properties/x-behaviour/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[y]:e.push(y),r++}if(l.
id!==void 0){let u=l.id;if(typeof u=="string"){if(!ce.test(u)){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/x-behaviour/"+a+"/id",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/id",schemaPath:"#/additionalProperties/properties/x-behavio\
ur/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}if(l.text!==void 0){let u=l.
text;if(typeof u=="string"){if(E(u)<1){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+
a+"/text",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/text/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/x-behaviour/"+a+"/text",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/text/type",keyword:"\
type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}if(l.readings!==void 0){let u=l.readings;if(Array.isArray(u)){
let y=u.length;for(let c=0;c<y;c++){let m=u[c];if(typeof m=="string"){if(E(m)<1){let d={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings/"+c,schemaPath:"#/additionalProperties/properties/x-behaviour/ite\
ms/properties/readings/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),r++}}else{let d={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings/"+c,schemaPath:"#/additionalPro\
perties/properties/x-behaviour/items/properties/readings/items/type",keyword:"type",params:{type:"string"}};e===null?e=[
d]:e.push(d),r++}}let g=u.length,h;if(g>1){let c={};for(;g--;){let m=u[g];if(typeof m=="string"){if(typeof c[m]=="number"){
h=c[m];let d={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings",schemaPath:"#/ad\
ditionalProperties/properties/x-behaviour/items/properties/readings/uniqueItems",keyword:"uniqueItems",params:{i:g,j:h}};
e===null?e=[d]:e.push(d),r++;break}c[m]=g}}}}else{let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x\
-behaviour/"+a+"/readings",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/readings/type",keyword:"\
type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(l["x-unspecified"]!==void 0){let u=l["x-unspecified"];if(typeof u==
"string"){if(E(u)<1){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/x-unspecifie\
d",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/x-unspecified/minLength",keyword:"minLengt\
h",params:{limit:1}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/x-behaviour/"+a+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/x-unspecif\
ied/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}}else{let u={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/properties/x-behaviour/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/x-behaviour",schemaPath:"#/additionalProperties/properties/x-behaviour/type",keyword:"type",params:{type:"\
array"}};e===null?e=[p]:e.push(p),r++}}if(n["x-unspecified"]!==void 0){let o=n["x-unspecified"];if(typeof o=="string"){if(E(
o)<1){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProper\
ties/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{let p={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properti\
es/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[o]:e.push(o),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}return Rr.errors=e,r===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var on=Sr,
vt={type:"object",propertyNames:{type:"string",pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"},additionalProperties:{type:"object",
required:["status","code","message"],properties:{status:{type:"integer",minimum:100,maximum:599},code:{type:"integer"},message:{
type:"string",minLength:1},description:{type:"string"},for:{type:["string","array"],if:{type:"string"},then:{enum:["inva\
lid-request","malformed-body","unauthenticated","forbidden","not-found","method-not-allowed","timeout","too-large","unsu\
pported-media-type","internal","not-implemented","unavailable"]},items:{enum:["invalid-request","malformed-body","unauth\
enticated","forbidden","not-found","method-not-allowed","timeout","too-large","unsupported-media-type","internal","not-i\
mplemented","unavailable"]},minItems:1,uniqueItems:!0},"x-unspecified":{type:"string",minLength:1}},additionalProperties:!1}};
function Sr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Sr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){for(let o in t){let p=r;if(typeof o=="string"){if(!me.test(o)){let a={instancePath:i,schemaPath:"#/propertyNames/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"},propertyName:o};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:i,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:o};e===null?e=
[a]:e.push(a),r++}var s=p===r;if(!s){let a={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{
propertyName:o}};e===null?e=[a]:e.push(a),r++}}for(let o in t){let p=t[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
status===void 0){let a={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/r\
equired",keyword:"required",params:{missingProperty:"status"}};e===null?e=[a]:e.push(a),r++}if(p.code===void 0){let a={instancePath:i+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
code"}};e===null?e=[a]:e.push(a),r++}if(p.message===void 0){let a={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[a]:
e.push(a),r++}for(let a in p)if(!(a==="status"||a==="code"||a==="message"||a==="description"||a==="for"||a==="x-unspecif\
ied")){let l={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(p.status!==void 0){
let a=p.status;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let l={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/status",schemaPath:"#/additionalProperties/properties/status/type",keyword:"type",params:{type:"integer"}};e===null?
e=[l]:e.push(l),r++}if(typeof a=="number"){if(a>599||isNaN(a)){let l={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/status",schemaPath:"#/additionalProperties/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",
limit:599}};e===null?e=[l]:e.push(l),r++}if(a<100||isNaN(a)){let l={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/status",schemaPath:"#/additionalProperties/properties/status/minimum",keyword:"minimum",params:{comparison:">=",
limit:100}};e===null?e=[l]:e.push(l),r++}}}if(p.code!==void 0){let a=p.code;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){
let l={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/code",schemaPath:"#/additionalProperties/properties\
/code/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}}if(p.message!==void 0){let a=p.message;
if(typeof a=="string"){if(E(a)<1){let l={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/message",schemaPath:"\
#/additionalProperties/properties/message/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/message",schemaPath:"#/additionalProperties/propert\
ies/message/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}if(p.description!==void 0&&typeof p.
description!="string"){let a={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"#/a\
dditionalProperties/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.
for!==void 0){let a=p.for;if(typeof a!="string"&&!Array.isArray(a)){let g={instancePath:i+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/for",schemaPath:"#/additionalProperties/properties/for/type",keyword:"type",params:{type:vt.additionalProperties.
properties.for.type}};e===null?e=[g]:e.push(g),r++}let l=r,u=!0,y=r;if(typeof a!="string"){let g={};e===null?e=[g]:e.push(
g),r++}var n=y===r;if(r=l,e!==null&&(l?e.length=l:e=null),n){let g=r;if(!(a==="invalid-request"||a==="malformed-body"||a===
"unauthenticated"||a==="forbidden"||a==="not-found"||a==="method-not-allowed"||a==="timeout"||a==="too-large"||a==="unsu\
pported-media-type"||a==="internal"||a==="not-implemented"||a==="unavailable")){let c={instancePath:i+"/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/for",schemaPath:"#/additionalProperties/properties/for/then/enum",keyword:"enum",params:{allowedValues:vt.
additionalProperties.properties.for.then.enum}};e===null?e=[c]:e.push(c),r++}var n=g===r;u=n}if(!u){let g={instancePath:i+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/for",schemaPath:"#/additionalProperties/properties/for/if",keyword:"if",params:{
failingKeyword:"then"}};e===null?e=[g]:e.push(g),r++}if(Array.isArray(a)){if(a.length<1){let m={instancePath:i+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/for",schemaPath:"#/additionalProperties/properties/for/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[m]:e.push(m),r++}let g=a.length;for(let m=0;m<g;m++){let d=a[m];if(!(d==="invalid-request"||d==="m\
alformed-body"||d==="unauthenticated"||d==="forbidden"||d==="not-found"||d==="method-not-allowed"||d==="timeout"||d==="t\
oo-large"||d==="unsupported-media-type"||d==="internal"||d==="not-implemented"||d==="unavailable")){let D={instancePath:i+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/for/"+m,schemaPath:"#/additionalProperties/properties/for/items/enum",keyword:"\
enum",params:{allowedValues:vt.additionalProperties.properties.for.items.enum}};e===null?e=[D]:e.push(D),r++}}let h=a.length,
c;if(h>1){e:for(;h--;)for(c=h;c--;)if(fe(a[h],a[c])){let m={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/for",schemaPath:"#/additionalProperties/properties/for/uniqueItems",keyword:"uniqueItems",params:{i:h,j:c}};e===null?e=
[m]:e.push(m),r++;break e}}}}if(p["x-unspecified"]!==void 0){let a=p["x-unspecified"];if(typeof a=="string"){if(E(a)<1){
let l={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/p\
roperties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-unspecifie\
d/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:i+"/"+o.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:
e.push(a),r++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}return Sr.errors=e,r===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ln=Cr;var Kt=new RegExp("^P(?=.)([0-9]+W|([0-9]+Y)?([0-9]+M)?([0-9]+D)?(T(?=.)([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]+)?S)?)?)$",
"u");function Cr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,
r=0,f=Cr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t))for(let s in t){let n=t[s];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.subject===void 0){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
subject"}};e===null?e=[o]:e.push(o),r++}if(n.states===void 0){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"states"}};e===null?e=[o]:
e.push(o),r++}if(n.transitions===void 0){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"transitions"}};e===null?e=[o]:e.push(o),r++}
for(let o in n)if(!(o==="subject"||o==="description"||o==="validity"||o==="states"||o==="transitions"||o==="x-behaviour"||
o==="x-unspecified")){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPropert\
ies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(n.
subject!==void 0&&typeof n.subject!="string"){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/subje\
ct",schemaPath:"#/additionalProperties/properties/subject/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.
push(o),r++}if(n.description!==void 0&&typeof n.description!="string"){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/description",schemaPath:"#/additionalProperties/properties/description/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),r++}if(n.validity!==void 0){let o=n.validity;if(typeof o=="string"){if(!Kt.test(o)){let p={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/validity",schemaPath:"#/additionalProperties/properties/va\
lidity/pattern",keyword:"pattern",params:{pattern:"^P(?=.)([0-9]+W|([0-9]+Y)?([0-9]+M)?([0-9]+D)?(T(?=.)([0-9]+H)?([0-9]\
+M)?([0-9]+(\\.[0-9]+)?S)?)?)$"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/validity",schemaPath:"#/additionalProperties/properties/validity/type",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),r++}}if(n.states!==void 0){let o=n.states;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.
keys(o).length<1){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/states",schemaPath:"#/additionalP\
roperties/properties/states/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(let p in o)
if(typeof o[p]!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/states/"+p.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/states/additionalProperties/type",keyword:"type",
params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/states",schemaPath:"#/additionalProperties/properties/states/type",keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),r++}}if(n.transitions!==void 0){let o=n.transitions;if(Array.isArray(o)){let p=o.length;for(let a=0;a<p;a++){
let l=o[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.from===void 0){let u={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/transitions/"+a,schemaPath:"#/additionalProperties/properties/transitions/items/required",keyword:"\
required",params:{missingProperty:"from"}};e===null?e=[u]:e.push(u),r++}if(l.to===void 0){let u={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/transitions/"+a,schemaPath:"#/additionalProperties/properties/transitions/items/require\
d",keyword:"required",params:{missingProperty:"to"}};e===null?e=[u]:e.push(u),r++}if(l.by===void 0){let u={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transitions/"+a,schemaPath:"#/additionalProperties/properties/transitions\
/items/required",keyword:"required",params:{missingProperty:"by"}};e===null?e=[u]:e.push(u),r++}for(let u in l)if(!(u===
"from"||u==="to"||u==="by"||u==="when"||u==="effect"||u==="x-unspecified")){let y={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/transitions/"+a,schemaPath:"#/additionalProperties/properties/transitions/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[y]:e.push(y),r++}if(l.from!==void 0&&typeof l.
from!="string"){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transitions/"+a+"/from",schemaPath:"\
#/additionalProperties/properties/transitions/items/properties/from/type",keyword:"type",params:{type:"string"}};e===null?
e=[u]:e.push(u),r++}if(l.to!==void 0&&typeof l.to!="string"){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/transitions/"+a+"/to",schemaPath:"#/additionalProperties/properties/transitions/items/properties/to/type",keyword:"\
type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(l.by!==void 0&&typeof l.by!="string"){let u={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transitions/"+a+"/by",schemaPath:"#/additionalProperties/properties/trans\
itions/items/properties/by/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(l.when!==void 0&&
typeof l.when!="string"){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transitions/"+a+"/when",schemaPath:"\
#/additionalProperties/properties/transitions/items/properties/when/type",keyword:"type",params:{type:"string"}};e===null?
e=[u]:e.push(u),r++}if(l.effect!==void 0&&typeof l.effect!="string"){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/transitions/"+a+"/effect",schemaPath:"#/additionalProperties/properties/transitions/items/properties/effec\
t/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(l["x-unspecified"]!==void 0){let u=l["x-u\
nspecified"];if(typeof u=="string"){if(E(u)<1){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/tran\
sitions/"+a+"/x-unspecified",schemaPath:"#/additionalProperties/properties/transitions/items/properties/x-unspecified/mi\
nLength",keyword:"minLength",params:{limit:1}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/transitions/"+a+"/x-unspecified",schemaPath:"#/additionalProperties/properties/transitions/i\
tems/properties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}}else{let u={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transitions/"+a,schemaPath:"#/additionalProperties/properties/transitions\
/items/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let p={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/transitions",schemaPath:"#/additionalProperties/properties/transitions/type",keyword:"t\
ype",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(n["x-behaviour"]!==void 0){let o=n["x-behaviour"];if(Array.
isArray(o)){let p=o.length;for(let a=0;a<p;a++){let l=o[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){
let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/\
properties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[u]:e.push(u),r++}if(l.
text===void 0){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additi\
onalProperties/properties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[u]:
e.push(u),r++}for(let u in l)if(!(u==="id"||u==="text"||u==="readings"||u==="x-unspecified")){let y={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/properties/x-behaviour/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[y]:e.push(y),r++}if(l.
id!==void 0){let u=l.id;if(typeof u=="string"){if(!ce.test(u)){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/x-behaviour/"+a+"/id",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/id",schemaPath:"#/additionalProperties/properties/x-behavio\
ur/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}if(l.text!==void 0){let u=l.
text;if(typeof u=="string"){if(E(u)<1){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+
a+"/text",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/text/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/x-behaviour/"+a+"/text",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/text/type",keyword:"\
type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}if(l.readings!==void 0){let u=l.readings;if(Array.isArray(u)){
let y=u.length;for(let c=0;c<y;c++){let m=u[c];if(typeof m=="string"){if(E(m)<1){let d={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings/"+c,schemaPath:"#/additionalProperties/properties/x-behaviour/ite\
ms/properties/readings/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),r++}}else{let d={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings/"+c,schemaPath:"#/additionalPro\
perties/properties/x-behaviour/items/properties/readings/items/type",keyword:"type",params:{type:"string"}};e===null?e=[
d]:e.push(d),r++}}let g=u.length,h;if(g>1){let c={};for(;g--;){let m=u[g];if(typeof m=="string"){if(typeof c[m]=="number"){
h=c[m];let d={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings",schemaPath:"#/ad\
ditionalProperties/properties/x-behaviour/items/properties/readings/uniqueItems",keyword:"uniqueItems",params:{i:g,j:h}};
e===null?e=[d]:e.push(d),r++;break}c[m]=g}}}}else{let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x\
-behaviour/"+a+"/readings",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/readings/type",keyword:"\
type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(l["x-unspecified"]!==void 0){let u=l["x-unspecified"];if(typeof u==
"string"){if(E(u)<1){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/x-unspecifie\
d",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/x-unspecified/minLength",keyword:"minLengt\
h",params:{limit:1}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/x-behaviour/"+a+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/x-unspecif\
ied/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}}else{let u={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/properties/x-behaviour/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/x-behaviour",schemaPath:"#/additionalProperties/properties/x-behaviour/type",keyword:"type",params:{type:"\
array"}};e===null?e=[p]:e.push(p),r++}}if(n["x-unspecified"]!==void 0){let o=n["x-unspecified"];if(typeof o=="string"){if(E(
o)<1){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProper\
ties/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{let p={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properti\
es/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[o]:e.push(o),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}return Cr.errors=e,r===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fn=Vr,
ke={type:"object",additionalProperties:{type:"object",required:["transports","envelope","commands"],properties:{title:{type:"\
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
function Vr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Vr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t))for(let s in t){let n=t[s];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.transports===void 0){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
transports"}};e===null?e=[o]:e.push(o),r++}if(n.envelope===void 0){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"envelope"}};e===null?
e=[o]:e.push(o),r++}if(n.commands===void 0){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"commands"}};e===null?e=[o]:e.push(o),r++}for(let o in n)
if(!ae.call(ke.additionalProperties.properties,o)){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:
e.push(p),r++}if(n.title!==void 0&&typeof n.title!="string"){let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/title",schemaPath:"#/additionalProperties/properties/title/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),r++}if(n.description!==void 0&&typeof n.description!="string"){let o={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/description",schemaPath:"#/additionalProperties/properties/description/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.host!==void 0&&typeof n.host!="string"){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/host",schemaPath:"#/additionalProperties/properties/host/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(n.ports!==void 0){let o=n.ports;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.first===void 0){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/ports",schemaPath:"\
#/additionalProperties/properties/ports/required",keyword:"required",params:{missingProperty:"first"}};e===null?e=[p]:e.
push(p),r++}if(o.last===void 0){let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/ports",schemaPath:"\
#/additionalProperties/properties/ports/required",keyword:"required",params:{missingProperty:"last"}};e===null?e=[p]:e.push(
p),r++}for(let p in o)if(!(p==="first"||p==="last")){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/ports",schemaPath:"#/additionalProperties/properties/ports/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p}};e===null?e=[a]:e.push(a),r++}if(o.first!==void 0){let p=o.first;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p))){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/ports/first",schemaPath:"#/additionalPr\
operties/properties/ports/properties/first/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p==
"number"){if(p>65535||isNaN(p)){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/ports/first",schemaPath:"\
#/additionalProperties/properties/ports/properties/first/maximum",keyword:"maximum",params:{comparison:"<=",limit:65535}};
e===null?e=[a]:e.push(a),r++}if(p<1||isNaN(p)){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/port\
s/first",schemaPath:"#/additionalProperties/properties/ports/properties/first/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};e===null?e=[a]:e.push(a),r++}}}if(o.last!==void 0){let p=o.last;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){
let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/ports/last",schemaPath:"#/additionalProperties/prop\
erties/ports/properties/last/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p=="nu\
mber"){if(p>65535||isNaN(p)){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/ports/last",schemaPath:"\
#/additionalProperties/properties/ports/properties/last/maximum",keyword:"maximum",params:{comparison:"<=",limit:65535}};
e===null?e=[a]:e.push(a),r++}if(p<1||isNaN(p)){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/port\
s/last",schemaPath:"#/additionalProperties/properties/ports/properties/last/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};e===null?e=[a]:e.push(a),r++}}}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
ports",schemaPath:"#/additionalProperties/properties/ports/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.
push(p),r++}}if(n.query!==void 0){let o=n.query;if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){let a=o[p];if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.schema===void 0){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/query/additionalP\
roperties/required",keyword:"required",params:{missingProperty:"schema"}};e===null?e=[l]:e.push(l),r++}for(let l in a)if(!(l===
"description"||l==="required"||l==="schema"||l==="transports"||l==="x-unspecified")){let u={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/pro\
perties/query/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===
null?e=[u]:e.push(u),r++}if(a.description!==void 0&&typeof a.description!="string"){let l={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"#/additiona\
lProperties/properties/query/additionalProperties/properties/description/type",keyword:"type",params:{type:"string"}};e===
null?e=[l]:e.push(l),r++}if(a.required!==void 0&&typeof a.required!="boolean"){let l={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/required",schemaPath:"#/additionalPropert\
ies/properties/query/additionalProperties/properties/required/type",keyword:"type",params:{type:"boolean"}};e===null?e=[
l]:e.push(l),r++}if(a.transports!==void 0){let l=a.transports;if(Array.isArray(l)){if(l.length<1){let h={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports",schemaPath:"\
#/additionalProperties/properties/query/additionalProperties/properties/transports/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[h]:e.push(h),r++}let u=l.length;for(let h=0;h<u;h++){let c=l[h];if(!(c==="http"||c==="websocket")){
let m={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
transports/"+h,schemaPath:"#/additionalProperties/properties/query/additionalProperties/properties/transports/items/enum",
keyword:"enum",params:{allowedValues:ke.additionalProperties.properties.query.additionalProperties.properties.transports.
items.enum}};e===null?e=[m]:e.push(m),r++}}let y=l.length,g;if(y>1){e:for(;y--;)for(g=y;g--;)if(fe(l[y],l[g])){let h={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports",schemaPath:"\
#/additionalProperties/properties/query/additionalProperties/properties/transports/uniqueItems",keyword:"uniqueItems",params:{
i:y,j:g}};e===null?e=[h]:e.push(h),r++;break e}}}else{let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports",schemaPath:"#/additionalProperties/properties/query/add\
itionalProperties/properties/transports/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(a["\
x-unspecified"]!==void 0){let l=a["x-unspecified"];if(typeof l=="string"){if(E(l)<1){let u={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additio\
nalProperties/properties/query/additionalProperties/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/query/additionalProperties\
/properties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additional\
Properties/properties/query/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}else{
let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/query",schemaPath:"#/additionalProperties/propertie\
s/query/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(n.transports!==void 0){let o=n.transports;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){let p={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/transports",schemaPath:"#/additionalProperties/properties/transports/minProperties",keyword:"minPr\
operties",params:{limit:1}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="http"||p==="websocket")){let a={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports",schemaPath:"#/additionalProperties/properties/transports/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[a]:e.push(a),r++}if(o.http!==
void 0){let p=o.http;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.path===void 0){let a={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/transports/http",schemaPath:"#/additionalProperties/properties/transports/properties/ht\
tp/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[a]:e.push(a),r++}if(p.method===void 0){let a={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http",schemaPath:"#/additionalProperties/proper\
ties/transports/properties/http/required",keyword:"required",params:{missingProperty:"method"}};e===null?e=[a]:e.push(a),
r++}for(let a in p)if(!(a==="path"||a==="method"||a==="successStatus"||a==="description"||a==="x-unspecified")){let l={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http",schemaPath:"#/additionalProperties/properties/transports\
/properties/http/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(
l),r++}if(p.path!==void 0&&typeof p.path!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/transports/http/path",schemaPath:"#/additionalProperties/properties/transports/properties/http/properties/path/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.method!==void 0){let a=p.method;if(!(a==="get"||a==="put"||
a==="post"||a==="patch"||a==="delete")){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/\
http/method",schemaPath:"#/additionalProperties/properties/transports/properties/http/properties/method/enum",keyword:"e\
num",params:{allowedValues:ke.additionalProperties.properties.transports.properties.http.properties.method.enum}};e===null?
e=[l]:e.push(l),r++}}if(p.successStatus!==void 0){let a=p.successStatus;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let l={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http/successStatus",schemaPath:"#/additionalPro\
perties/properties/transports/properties/http/properties/successStatus/type",keyword:"type",params:{type:"integer"}};e===
null?e=[l]:e.push(l),r++}if(typeof a=="number"){if(a>599||isNaN(a)){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/transports/http/successStatus",schemaPath:"#/additionalProperties/properties/transports/properties/http/pr\
operties/successStatus/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[l]:e.push(l),r++}if(a<
100||isNaN(a)){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http/successStatus",schemaPath:"\
#/additionalProperties/properties/transports/properties/http/properties/successStatus/minimum",keyword:"minimum",params:{
comparison:">=",limit:100}};e===null?e=[l]:e.push(l),r++}}}if(p.description!==void 0&&typeof p.description!="string"){let a={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http/description",schemaPath:"#/additionalPrope\
rties/properties/transports/properties/http/properties/description/type",keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),r++}if(p["x-unspecified"]!==void 0){let a=p["x-unspecified"];if(typeof a=="string"){if(E(a)<1){let l={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http/x-unspecified",schemaPath:"#/additionalProperties/propert\
ies/transports/properties/http/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:
e.push(l),r++}}else{let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/http/x-unspecified",
schemaPath:"#/additionalProperties/properties/transports/properties/http/properties/x-unspecified/type",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/transports/http",schemaPath:"#/additionalProperties/properties/transports/properties/http/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}}if(o.websocket!==void 0){let p=o.websocket;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.path===void 0){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/websocke\
t",schemaPath:"#/additionalProperties/properties/transports/properties/websocket/required",keyword:"required",params:{missingProperty:"\
path"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="path"||a==="description"||a==="x-unspecified")){let l={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/websocket",schemaPath:"#/additionalProperties/properties/trans\
ports/properties/websocket/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?
e=[l]:e.push(l),r++}if(p.path!==void 0&&typeof p.path!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/transports/websocket/path",schemaPath:"#/additionalProperties/properties/transports/properties/websocket/p\
roperties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.description!==void 0&&typeof p.
description!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/websocket/descrip\
tion",schemaPath:"#/additionalProperties/properties/transports/properties/websocket/properties/description/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p["x-unspecified"]!==void 0){let a=p["x-unspecified"];if(typeof a==
"string"){if(E(a)<1){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/websocket/x-unspeci\
fied",schemaPath:"#/additionalProperties/properties/transports/properties/websocket/properties/x-unspecified/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/transports/websocket/x-unspecified",schemaPath:"#/additionalProperties/properties/transports/prope\
rties/websocket/properties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}}else{
let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports/websocket",schemaPath:"#/additionalPrope\
rties/properties/transports/properties/websocket/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{
let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/transports",schemaPath:"#/additionalProperties/prop\
erties/transports/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(n.envelope!==void 0){let o=n.
envelope;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.command===void 0){let p={instancePath:i+"/"+s.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/envelope",schemaPath:"#/additionalProperties/properties/envelope/required",keyword:"required",
params:{missingProperty:"command"}};e===null?e=[p]:e.push(p),r++}if(o.reply===void 0){let p={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/envelope",schemaPath:"#/additionalProperties/properties/envelope/required",keyword:"req\
uired",params:{missingProperty:"reply"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="command"||p==="reply"||p===
"error"||p==="x-unspecified")){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope",schemaPath:"\
#/additionalProperties/properties/envelope/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[a]:e.push(a),r++}if(o.command!==void 0){let p=o.command;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.name===
void 0){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/command",schemaPath:"#/additionalP\
roperties/properties/envelope/properties/command/required",keyword:"required",params:{missingProperty:"name"}};e===null?
e=[a]:e.push(a),r++}for(let a in p)if(!(a==="name"||a==="nonce"||a==="args"||a==="data"||a==="event")){let l={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/command",schemaPath:"#/additionalProperties/properties/envelope/\
properties/command/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.
push(l),r++}if(p.name!==void 0&&typeof p.name!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/envelope/command/name",schemaPath:"#/additionalProperties/properties/envelope/properties/command/properties/name/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.nonce!==void 0&&typeof p.nonce!="string"){
let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/command/nonce",schemaPath:"#/additionalPro\
perties/properties/envelope/properties/command/properties/nonce/type",keyword:"type",params:{type:"string"}};e===null?e=
[a]:e.push(a),r++}if(p.args!==void 0&&typeof p.args!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/envelope/command/args",schemaPath:"#/additionalProperties/properties/envelope/properties/command/properties/args\
/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.data!==void 0&&typeof p.data!="string"){
let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/command/data",schemaPath:"#/additionalProp\
erties/properties/envelope/properties/command/properties/data/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:
e.push(a),r++}if(p.event!==void 0&&typeof p.event!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/envelope/command/event",schemaPath:"#/additionalProperties/properties/envelope/properties/command/properties/eve\
nt/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/envelope/command",schemaPath:"#/additionalProperties/properties/envelope/properties/command/\
type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(o.reply!==void 0){let p=o.reply;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.name===void 0){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/en\
velope/reply",schemaPath:"#/additionalProperties/properties/envelope/properties/reply/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="name"||a==="nonce"||a==="args"||a==="data"||
a==="event")){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/reply",schemaPath:"#/additio\
nalProperties/properties/envelope/properties/reply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[l]:e.push(l),r++}if(p.name!==void 0&&typeof p.name!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/envelope/reply/name",schemaPath:"#/additionalProperties/properties/envelope/properties/reply/prope\
rties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.nonce!==void 0&&typeof p.nonce!=
"string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/reply/nonce",schemaPath:"#/addit\
ionalProperties/properties/envelope/properties/reply/properties/nonce/type",keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),r++}if(p.args!==void 0&&typeof p.args!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/envelope/reply/args",schemaPath:"#/additionalProperties/properties/envelope/properties/reply/properties/ar\
gs/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.data!==void 0&&typeof p.data!="string"){
let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/reply/data",schemaPath:"#/additionalProper\
ties/properties/envelope/properties/reply/properties/data/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.
push(a),r++}if(p.event!==void 0&&typeof p.event!="string"){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/envelope/reply/event",schemaPath:"#/additionalProperties/properties/envelope/properties/reply/properties/event/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/envelope/reply",schemaPath:"#/additionalProperties/properties/envelope/properties/reply/type",
keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(o["x-unspecified"]!==void 0){let p=o["x-unspecif\
ied"];if(typeof p=="string"){if(E(p)<1){let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/envelope/x-\
unspecified",schemaPath:"#/additionalProperties/properties/envelope/properties/x-unspecified/minLength",keyword:"minLeng\
th",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/envelope/x-unspecified",schemaPath:"#/additionalProperties/properties/envelope/properties/x-unspecified/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/envelope",schemaPath:"#/additionalProperties/properties/envelope/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}if(n.commands!==void 0){let o=n.commands;if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){
let a=o[p];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.operationId===void 0){let l={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/prope\
rties/commands/additionalProperties/required",keyword:"required",params:{missingProperty:"operationId"}};e===null?e=[l]:
e.push(l),r++}if(a.args===void 0){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/commands/additionalProperties/required",keyword:"\
required",params:{missingProperty:"args"}};e===null?e=[l]:e.push(l),r++}for(let l in a)if(!ae.call(ke.additionalProperties.
properties.commands.additionalProperties.properties,l)){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/commands/additionalP\
roperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}
if(a.operationId!==void 0&&typeof a.operationId!="string"){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/operationId",schemaPath:"#/additionalProperties/properties\
/commands/additionalProperties/properties/operationId/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}if(a.title!==void 0&&typeof a.title!="string"){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"#/additionalProperties/properties/commands/ad\
ditionalProperties/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.summary!==
void 0&&typeof a.summary!="string"){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/summary",schemaPath:"#/additionalProperties/properties/commands/additionalProperties/pr\
operties/summary/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.description!==void 0&&typeof a.
description!="string"){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/description",schemaPath:"#/additionalProperties/properties/commands/additionalProperties/prope\
rties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a["x-behaviour"]!==void 0){
let l=a["x-behaviour"];if(Array.isArray(l)){let u=l.length;for(let y=0;y<u;y++){let g=l[y];if(g&&typeof g=="object"&&!Array.
isArray(g)){if(g.id===void 0){let h={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+y,schemaPath:"#/additionalProperties/properties/commands/additionalProper\
ties/properties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[h]:e.push(h),r++}
if(g.text===void 0){let h={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").
replace(/\//g,"~1")+"/x-behaviour/"+y,schemaPath:"#/additionalProperties/properties/commands/additionalProperties/proper\
ties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[h]:e.push(h),r++}for(let h in g)
if(!(h==="id"||h==="text"||h==="readings"||h==="x-unspecified")){let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+y,schemaPath:"#/additionalProperties/p\
roperties/commands/additionalProperties/properties/x-behaviour/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:h}};e===null?e=[c]:e.push(c),r++}if(g.id!==void 0){let h=g.id;if(typeof h=="string"){if(!ce.test(
h)){let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/x-behaviour/"+y+"/id",schemaPath:"#/additionalProperties/properties/commands/additionalProperties/properties/x-be\
haviour/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[c]:
e.push(c),r++}}else{let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").
replace(/\//g,"~1")+"/x-behaviour/"+y+"/id",schemaPath:"#/additionalProperties/properties/commands/additionalProperties/\
properties/x-behaviour/items/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}if(g.
text!==void 0){let h=g.text;if(typeof h=="string"){if(E(h)<1){let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,
"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+y+"/text",schemaPath:"#/additionalProperties\
/properties/commands/additionalProperties/properties/x-behaviour/items/properties/text/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/comman\
ds/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+y+"/text",schemaPath:"#/additionalProperties/properties/co\
mmands/additionalProperties/properties/x-behaviour/items/properties/text/type",keyword:"type",params:{type:"string"}};e===
null?e=[c]:e.push(c),r++}}if(g.readings!==void 0){let h=g.readings;if(Array.isArray(h)){let c=h.length;for(let D=0;D<c;D++){
let _=h[D];if(typeof _=="string"){if(E(_)<1){let B={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/comman\
ds/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+y+"/readings/"+D,schemaPath:"#/additionalProperties/proper\
ties/commands/additionalProperties/properties/x-behaviour/items/properties/readings/items/minLength",keyword:"minLength",
params:{limit:1}};e===null?e=[B]:e.push(B),r++}}else{let B={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+y+"/readings/"+D,schemaPath:"#/additionalPropertie\
s/properties/commands/additionalProperties/properties/x-behaviour/items/properties/readings/items/type",keyword:"type",params:{
type:"string"}};e===null?e=[B]:e.push(B),r++}}let m=h.length,d;if(m>1){let D={};for(;m--;){let _=h[m];if(typeof _=="stri\
ng"){if(typeof D[_]=="number"){d=D[_];let B={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.
replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+y+"/readings",schemaPath:"#/additionalProperties/properties/comma\
nds/additionalProperties/properties/x-behaviour/items/properties/readings/uniqueItems",keyword:"uniqueItems",params:{i:m,
j:d}};e===null?e=[B]:e.push(B),r++;break}D[_]=m}}}}else{let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+y+"/readings",schemaPath:"#/additionalProperties/p\
roperties/commands/additionalProperties/properties/x-behaviour/items/properties/readings/type",keyword:"type",params:{type:"\
array"}};e===null?e=[c]:e.push(c),r++}}if(g["x-unspecified"]!==void 0){let h=g["x-unspecified"];if(typeof h=="string"){if(E(
h)<1){let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,
"~1")+"/x-behaviour/"+y+"/x-unspecified",schemaPath:"#/additionalProperties/properties/commands/additionalProperties/pro\
perties/x-behaviour/items/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(
c),r++}}else{let c={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/x-behaviour/"+y+"/x-unspecified",schemaPath:"#/additionalProperties/properties/commands/additionalProperti\
es/properties/x-behaviour/items/properties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(
c),r++}}}else{let h={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/x-behaviour/"+y,schemaPath:"#/additionalProperties/properties/commands/additionalProperties/properties/x-b\
ehaviour/items/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{let u={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour",schemaPath:"\
#/additionalProperties/properties/commands/additionalProperties/properties/x-behaviour/type",keyword:"type",params:{type:"\
array"}};e===null?e=[u]:e.push(u),r++}}if(a["x-unspecified"]!==void 0){let l=a["x-unspecified"];if(typeof l=="string"){if(E(
l)<1){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,
"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/commands/additionalProperties/properties/x-unspecif\
ied/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/commands/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/addi\
tionalProperties/properties/commands/additionalProperties/properties/x-unspecified/type",keyword:"type",params:{type:"st\
ring"}};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/command\
s/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/commands/additionalProperties\
/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}else{let p={instancePath:i+"/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/commands",schemaPath:"#/additionalProperties/properties/commands/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),r++}}if(n.errors!==void 0){let o=n.errors;if(o&&typeof o=="object"&&!Array.isArray(
o))for(let p in o){let a=o[p];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let l={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/errors/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPro\
perties/properties/errors/additionalProperties/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=
[l]:e.push(l),r++}if(a.message===void 0){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/errors/"+p.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/errors/additionalProperties/require\
d",keyword:"required",params:{missingProperty:"message"}};e===null?e=[l]:e.push(l),r++}for(let l in a)if(!(l==="code"||l===
"message"||l==="description"||l==="x-unspecified")){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/errors/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/errors/additionalProper\
ties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.
code!==void 0){let l=a.code;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))){let u={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/errors/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/code",schemaPath:"#/additionalProperties/prope\
rties/errors/additionalProperties/properties/code/type",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),
r++}}if(a.message!==void 0&&typeof a.message!="string"){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+
"/errors/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/message",schemaPath:"#/additionalProperties/properties/errors/addi\
tionalProperties/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.description!==
void 0&&typeof a.description!="string"){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/errors/"+p.
replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"#/additionalProperties/properties/errors/additionalPro\
perties/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a["x-unspeci\
fied"]!==void 0){let l=a["x-unspecified"];if(typeof l=="string"){if(E(l)<1){let u={instancePath:i+"/"+s.replace(/~/g,"~0").
replace(/\//g,"~1")+"/errors/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalPropert\
ies/properties/errors/additionalProperties/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/errors/"+p.replace(/~/g,
"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/errors/additionalProperties/pro\
perties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/errors/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additiona\
lProperties/properties/errors/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),
r++}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/errors",schemaPath:"#/additionalPropertie\
s/properties/errors/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(n.closeCodes!==void 0){
let o=n.closeCodes;if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){let a=o[p];if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.code===void 0){let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/closeCodes/additionalProperties/required",keyword:"\
required",params:{missingProperty:"code"}};e===null?e=[l]:e.push(l),r++}if(a.message===void 0){let l={instancePath:i+"/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additiona\
lProperties/properties/closeCodes/additionalProperties/required",keyword:"required",params:{missingProperty:"message"}};
e===null?e=[l]:e.push(l),r++}for(let l in a)if(!(l==="code"||l==="message"||l==="description"||l==="x-unspecified")){let u={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/closeCodes/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.code!==void 0){let l=a.code;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l))){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,
"~1")+"/code",schemaPath:"#/additionalProperties/properties/closeCodes/additionalProperties/properties/code/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}}if(a.message!==void 0&&typeof a.message!="string"){let l={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/message",schemaPath:"\
#/additionalProperties/properties/closeCodes/additionalProperties/properties/message/type",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}if(a.description!==void 0&&typeof a.description!="string"){let l={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"\
#/additionalProperties/properties/closeCodes/additionalProperties/properties/description/type",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}if(a["x-unspecified"]!==void 0){let l=a["x-unspecified"];if(typeof l=="string"){if(E(
l)<1){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,
"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/closeCodes/additionalProperties/properties/x-unspec\
ified/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/closeCodes/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/ad\
ditionalProperties/properties/closeCodes/additionalProperties/properties/x-unspecified/type",keyword:"type",params:{type:"\
string"}};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/close\
Codes/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/closeCodes/additionalProp\
erties/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}else{let p={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/closeCodes",schemaPath:"#/additionalProperties/properties/closeCodes/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(n["x-behaviour"]!==void 0){let o=n["x-behaviour"];if(Array.isArray(
o)){let p=o.length;for(let a=0;a<p;a++){let l=o[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let u={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/propert\
ies/x-behaviour/items/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[u]:e.push(u),r++}if(l.text===
void 0){let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalPro\
perties/properties/x-behaviour/items/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[u]:e.push(
u),r++}for(let u in l)if(!(u==="id"||u==="text"||u==="readings"||u==="x-unspecified")){let y={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a,schemaPath:"#/additionalProperties/properties/x-behaviour/items/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[y]:e.push(y),r++}if(l.id!==void 0){
let u=l.id;if(typeof u=="string"){if(!ce.test(u)){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x\
-behaviour/"+a+"/id",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/id/pattern",keyword:"pat\
tern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/id",schemaPath:"#/additionalProperties/properties/x-behaviour/items/p\
roperties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}if(l.text!==void 0){let u=l.text;
if(typeof u=="string"){if(E(u)<1){let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"\
/text",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/text/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-beha\
viour/"+a+"/text",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/text/type",keyword:"type",params:{
type:"string"}};e===null?e=[y]:e.push(y),r++}}if(l.readings!==void 0){let u=l.readings;if(Array.isArray(u)){let y=u.length;
for(let c=0;c<y;c++){let m=u[c];if(typeof m=="string"){if(E(m)<1){let d={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/x-behaviour/"+a+"/readings/"+c,schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/\
readings/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings/"+c,schemaPath:"#/additionalProperties/propert\
ies/x-behaviour/items/properties/readings/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}
let g=u.length,h;if(g>1){let c={};for(;g--;){let m=u[g];if(typeof m=="string"){if(typeof c[m]=="number"){h=c[m];let d={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings",schemaPath:"#/additionalProperties/properties\
/x-behaviour/items/properties/readings/uniqueItems",keyword:"uniqueItems",params:{i:g,j:h}};e===null?e=[d]:e.push(d),r++;
break}c[m]=g}}}}else{let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/readings",schemaPath:"\
#/additionalProperties/properties/x-behaviour/items/properties/readings/type",keyword:"type",params:{type:"array"}};e===
null?e=[y]:e.push(y),r++}}if(l["x-unspecified"]!==void 0){let u=l["x-unspecified"];if(typeof u=="string"){if(E(u)<1){let y={
instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/x-unspecified",schemaPath:"#/additionalP\
roperties/properties/x-behaviour/items/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===null?
e=[y]:e.push(y),r++}}else{let y={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behaviour/"+a+"/x-unspe\
cified",schemaPath:"#/additionalProperties/properties/x-behaviour/items/properties/x-unspecified/type",keyword:"type",params:{
type:"string"}};e===null?e=[y]:e.push(y),r++}}}else{let u={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/x-behaviour/"+a,schemaPath:"#/additionalProperties/properties/x-behaviour/items/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[u]:e.push(u),r++}}}else{let p={instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-behavio\
ur",schemaPath:"#/additionalProperties/properties/x-behaviour/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:
e.push(p),r++}}if(n["x-unspecified"]!==void 0){let o=n["x-unspecified"];if(typeof o=="string"){if(E(o)<1){let p={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-unspecifie\
d/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/"+s.replace(
/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/properties/x-unspecified/type",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:i+"/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Vr.
errors=e,r===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var un=Zr,Os={type:"array",minItems:1,items:{type:[
"string","object"],required:["permission"],properties:{permission:{type:"string"},when:{type:"string",minLength:1}},additionalProperties:!1}};
function Zr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Zr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(t)){if(t.length<1){let n={
instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),r++}let s=t.length;
for(let n=0;n<s;n++){let o=t[n];if(typeof o!="string"&&!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:i+
"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:Os.items.type}};e===null?e=[p]:e.push(p),r++}if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.permission===void 0){let p={instancePath:i+"/"+n,schemaPath:"#/items/required",keyword:"\
required",params:{missingProperty:"permission"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="permission"||p===
"when")){let a={instancePath:i+"/"+n,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[a]:e.push(a),r++}if(o.permission!==void 0&&typeof o.permission!="string"){let p={instancePath:i+"/"+n+"/perm\
ission",schemaPath:"#/items/properties/permission/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),
r++}if(o.when!==void 0){let p=o.when;if(typeof p=="string"){if(E(p)<1){let a={instancePath:i+"/"+n+"/when",schemaPath:"#\
/items/properties/when/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+
"/"+n+"/when",schemaPath:"#/items/properties/when/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),
r++}}}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),r++}
return Zr.errors=e,r===0}Zr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var yn=Mr;function Mr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Mr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t!==!0){let s={instancePath:i,schemaPath:"\
#/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[s]:e.push(s),r++}return Mr.errors=e,r===0}Mr.evaluated={dynamicProps:!1,
dynamicItems:!1};var cn=Tr,_s={type:"array",minItems:1,items:{type:["string","object"],required:["event"],properties:{event:{
type:"string"},when:{type:"string",minLength:1},multiple:{type:"boolean"}},additionalProperties:!1}};function Tr(t,{instancePath:i="",
parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=Tr.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(t)){if(t.length<1){let n={instancePath:i,schemaPath:"#/m\
inItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let o=t[n];
if(typeof o!="string"&&!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:i+"/"+n,schemaPath:"#/items/type",
keyword:"type",params:{type:_s.items.type}};e===null?e=[p]:e.push(p),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
event===void 0){let p={instancePath:i+"/"+n,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"ev\
ent"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="event"||p==="when"||p==="multiple")){let a={instancePath:i+
"/"+n,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=
[a]:e.push(a),r++}if(o.event!==void 0&&typeof o.event!="string"){let p={instancePath:i+"/"+n+"/event",schemaPath:"#/item\
s/properties/event/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(o.when!==void 0){let p=o.
when;if(typeof p=="string"){if(E(p)<1){let a={instancePath:i+"/"+n+"/when",schemaPath:"#/items/properties/when/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/"+n+"/when",schemaPath:"\
#/items/properties/when/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(o.multiple!==void 0&&
typeof o.multiple!="boolean"){let p={instancePath:i+"/"+n+"/multiple",schemaPath:"#/items/properties/multiple/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"array"}};e===null?e=[s]:e.push(s),r++}return Tr.errors=e,r===0}Tr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var mn=Br;function Br(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Br.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(t)){if(t.length<1){let p={
instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),r++}let s=t.length;
for(let p=0;p<s;p++)if(typeof t[p]!="string"){let a={instancePath:i+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),r++}let n=t.length,o;if(n>1){let p={};for(;n--;){let a=t[n];if(typeof a=="strin\
g"){if(typeof p[a]=="number"){o=p[a];let l={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:n,
j:o}};e===null?e=[l]:e.push(l),r++;break}p[a]=n}}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"array"}};e===null?e=[s]:e.push(s),r++}return Br.errors=e,r===0}Br.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
var dn=Hr;function Hr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Hr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.major===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"major"}};
e===null?e=[s]:e.push(s),r++}for(let s in t)if(s!=="major"){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.major!==void 0){let s=t.major;if(Array.
isArray(s)){let n=s.length;for(let a=0;a<n;a++)if(typeof s[a]!="string"){let l={instancePath:i+"/major/"+a,schemaPath:"#\
/properties/major/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}let o=s.length,p;if(o>
1){let a={};for(;o--;){let l=s[o];if(typeof l=="string"){if(typeof a[l]=="number"){p=a[l];let u={instancePath:i+"/major",
schemaPath:"#/properties/major/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p}};e===null?e=[u]:e.push(u),r++;break}a[l]=
o}}}}else{let n={instancePath:i+"/major",schemaPath:"#/properties/major/type",keyword:"type",params:{type:"array"}};e===
null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),r++}return Hr.errors=e,r===0}Hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hn=Kr;var Pe=new RegExp("^(/([^~/]|~[01])*)+$","u");function Kr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,
dynamicAnchors:O={}}={}){let e=null,r=0,f=Kr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),
t&&typeof t=="object"&&!Array.isArray(t)){if(t.cursor===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"cursor"}};e===null?e=[s]:e.push(s),r++}if(t.limit===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"limit"}};e===null?e=[s]:e.push(s),r++}if(t.key===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[s]:e.push(s),r++}for(let s in t)
if(!(s==="cursor"||s==="limit"||s==="key")){let n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.cursor!==void 0&&typeof t.cursor!="string"){
let s={instancePath:i+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"}};e===null?e=
[s]:e.push(s),r++}if(t.limit!==void 0&&typeof t.limit!="string"){let s={instancePath:i+"/limit",schemaPath:"#/properties\
/limit/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.key!==void 0){let s=t.key;if(typeof s==
"string"){if(!Pe.test(s)){let n={instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"\
^(/([^~/]|~[01])*)+$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/key",schemaPath:"#/properties/key/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Kr.errors=e,r===0}Kr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var gn=Fr,Ds={type:"object",required:["parameter","cases"],properties:{parameter:{type:"string"},cases:{
type:"array",minItems:1,items:{type:"object",required:["equals","status"],properties:{equals:{type:["string","number","b\
oolean"]},status:{type:"integer",minimum:100,maximum:599}},additionalProperties:!1}}},additionalProperties:!1};function Fr(t,{
instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=Fr.evaluated;
if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.parameter===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameter"}};e===null?
e=[s]:e.push(s),r++}if(t.cases===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cases"}};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="parameter"||s==="cases")){let n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.
parameter!==void 0&&typeof t.parameter!="string"){let s={instancePath:i+"/parameter",schemaPath:"#/properties/parameter/\
type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(t.cases!==void 0){let s=t.cases;if(Array.isArray(
s)){if(s.length<1){let o={instancePath:i+"/cases",schemaPath:"#/properties/cases/minItems",keyword:"minItems",params:{limit:1}};
e===null?e=[o]:e.push(o),r++}let n=s.length;for(let o=0;o<n;o++){let p=s[o];if(p&&typeof p=="object"&&!Array.isArray(p)){
if(p.equals===void 0){let a={instancePath:i+"/cases/"+o,schemaPath:"#/properties/cases/items/required",keyword:"required",
params:{missingProperty:"equals"}};e===null?e=[a]:e.push(a),r++}if(p.status===void 0){let a={instancePath:i+"/cases/"+o,
schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty:"status"}};e===null?e=[a]:e.push(
a),r++}for(let a in p)if(!(a==="equals"||a==="status")){let l={instancePath:i+"/cases/"+o,schemaPath:"#/properties/cases\
/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}
if(p.equals!==void 0){let a=p.equals;if(typeof a!="string"&&typeof a!="number"&&typeof a!="boolean"){let l={instancePath:i+
"/cases/"+o+"/equals",schemaPath:"#/properties/cases/items/properties/equals/type",keyword:"type",params:{type:Ds.properties.
cases.items.properties.equals.type}};e===null?e=[l]:e.push(l),r++}}if(p.status!==void 0){let a=p.status;if(!(typeof a=="\
number"&&!(a%1)&&!isNaN(a))){let l={instancePath:i+"/cases/"+o+"/status",schemaPath:"#/properties/cases/items/properties\
/status/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"){if(a>599||isNaN(
a)){let l={instancePath:i+"/cases/"+o+"/status",schemaPath:"#/properties/cases/items/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599}};e===null?e=[l]:e.push(l),r++}if(a<100||isNaN(a)){let l={instancePath:i+"/ca\
ses/"+o+"/status",schemaPath:"#/properties/cases/items/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100}};e===null?e=[l]:e.push(l),r++}}}}else{let a={instancePath:i+"/cases/"+o,schemaPath:"#/properties/cases/it\
ems/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let n={instancePath:i+"/cases",schemaPath:"\
#/properties/cases/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Fr.errors=e,r===0}Fr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Pn=Wr;function Wr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=Wr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(t)){if(t.length<1){let n={
instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),r++}let s=t.length;
for(let n=0;n<s;n++){let o=t[n];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.path===void 0){let p={instancePath:i+"\
/"+n,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:i+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),r++}return Wr.errors=
e,r===0}Wr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var kn=Xr,$s={type:["string","array"],minLength:1,items:{
type:"string",minLength:1},minItems:1,uniqueItems:!0};function Xr(t,{instancePath:i="",parentData:b,parentDataProperty:w,
rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=Xr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0),typeof t!="string"&&!Array.isArray(t)){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:$s.type}};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"&&E(t)<1){let s={instancePath:i,schemaPath:"#/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[s]:e.push(s),r++}if(Array.isArray(t)){if(t.length<1){let p={instancePath:i,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),r++}let s=t.length;for(let p=0;p<s;p++){
let a=t[p];if(typeof a=="string"){if(E(a)<1){let l={instancePath:i+"/"+p,schemaPath:"#/items/minLength",keyword:"minLeng\
th",params:{limit:1}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/"+p,schemaPath:"#/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}let n=t.length,o;if(n>1){let p={};for(;n--;){let a=t[n];if(typeof a==
"string"){if(typeof p[a]=="number"){o=p[a];let l={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{
i:n,j:o}};e===null?e=[l]:e.push(l),r++;break}p[a]=n}}}}return Xr.errors=e,r===0}Xr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
var wn=Yr,we={type:"object",required:["discriminator"],properties:{discriminator:{type:"string"},automatic:{type:"array",
items:{type:"object",required:["when","respond"],properties:{when:{type:["string","integer","boolean"]},respond:{}},additionalProperties:!1}},
routes:{type:"array",items:{type:"object",required:["when","name","key"],properties:{when:{type:["string","integer","boo\
lean"]},name:{type:"string",pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"},key:{type:"string",pattern:"^(/([^~/]|~[01])*)+$"},kind:{
type:"string",pattern:"^(/([^~/]|~[01])*)+$"}},additionalProperties:!1}},responses:{type:"array",items:{type:"object",required:[
"when","allow"],properties:{when:{type:["string","integer","boolean"]},allow:{type:"array",items:{type:["string","intege\
r","boolean"]},minItems:1,uniqueItems:!0}},additionalProperties:!1}},builders:{type:"object",propertyNames:{type:"string",
pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"},additionalProperties:{type:"object",minProperties:1}},callback:{type:"string"},followUps:{
type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},token:{type:"object",required:["value"],properties:{value:{
type:"string",pattern:"^(/([^~/]|~[01])*)+$"},owner:{type:"string",pattern:"^(/([^~/]|~[01])*)+$"},validity:{type:"strin\
g",pattern:"^P(?=.)([0-9]+W|([0-9]+Y)?([0-9]+M)?([0-9]+D)?(T(?=.)([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]+)?S)?)?)$"}},additionalProperties:!1}},
additionalProperties:!1};function Yr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){
let e=null,r=0,f=Yr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&
!Array.isArray(t)){if(t.discriminator===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"discriminator"}};e===null?e=[n]:e.push(n),r++}for(let n in t)if(!(n==="discriminator"||n==="automatic"||
n==="routes"||n==="responses"||n==="builders"||n==="callback"||n==="followUps"||n==="token")){let o={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[o]:e.push(o),r++}if(t.
discriminator!==void 0&&typeof t.discriminator!="string"){let n={instancePath:i+"/discriminator",schemaPath:"#/propertie\
s/discriminator/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.automatic!==void 0){let n=t.
automatic;if(Array.isArray(n)){let o=n.length;for(let p=0;p<o;p++){let a=n[p];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a.when===void 0){let l={instancePath:i+"/automatic/"+p,schemaPath:"#/properties/automatic/items/required",keyword:"re\
quired",params:{missingProperty:"when"}};e===null?e=[l]:e.push(l),r++}if(a.respond===void 0){let l={instancePath:i+"/aut\
omatic/"+p,schemaPath:"#/properties/automatic/items/required",keyword:"required",params:{missingProperty:"respond"}};e===
null?e=[l]:e.push(l),r++}for(let l in a)if(!(l==="when"||l==="respond")){let u={instancePath:i+"/automatic/"+p,schemaPath:"\
#/properties/automatic/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?
e=[u]:e.push(u),r++}if(a.when!==void 0){let l=a.when;if(typeof l!="string"&&!(typeof l=="number"&&!(l%1)&&!isNaN(l))&&typeof l!=
"boolean"){let u={instancePath:i+"/automatic/"+p+"/when",schemaPath:"#/properties/automatic/items/properties/when/type",
keyword:"type",params:{type:we.properties.automatic.items.properties.when.type}};e===null?e=[u]:e.push(u),r++}}}else{let l={
instancePath:i+"/automatic/"+p,schemaPath:"#/properties/automatic/items/type",keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),r++}}}else{let o={instancePath:i+"/automatic",schemaPath:"#/properties/automatic/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(t.routes!==void 0){let n=t.routes;if(Array.isArray(n)){let o=n.
length;for(let p=0;p<o;p++){let a=n[p];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.when===void 0){let l={instancePath:i+
"/routes/"+p,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty:"when"}};e===null?
e=[l]:e.push(l),r++}if(a.name===void 0){let l={instancePath:i+"/routes/"+p,schemaPath:"#/properties/routes/items/require\
d",keyword:"required",params:{missingProperty:"name"}};e===null?e=[l]:e.push(l),r++}if(a.key===void 0){let l={instancePath:i+
"/routes/"+p,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty:"key"}};e===null?
e=[l]:e.push(l),r++}for(let l in a)if(!(l==="when"||l==="name"||l==="key"||l==="kind")){let u={instancePath:i+"/routes/"+
p,schemaPath:"#/properties/routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[u]:e.push(u),r++}if(a.when!==void 0){let l=a.when;if(typeof l!="string"&&!(typeof l=="number"&&!(l%1)&&!isNaN(
l))&&typeof l!="boolean"){let u={instancePath:i+"/routes/"+p+"/when",schemaPath:"#/properties/routes/items/properties/wh\
en/type",keyword:"type",params:{type:we.properties.routes.items.properties.when.type}};e===null?e=[u]:e.push(u),r++}}if(a.
name!==void 0){let l=a.name;if(typeof l=="string"){if(!me.test(l)){let u={instancePath:i+"/routes/"+p+"/name",schemaPath:"\
#/properties/routes/items/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"}};e===
null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/routes/"+p+"/name",schemaPath:"#/properties/routes/items/properti\
es/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}if(a.key!==void 0){let l=a.key;if(typeof l==
"string"){if(!Pe.test(l)){let u={instancePath:i+"/routes/"+p+"/key",schemaPath:"#/properties/routes/items/properties/key\
/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)+$"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+
"/routes/"+p+"/key",schemaPath:"#/properties/routes/items/properties/key/type",keyword:"type",params:{type:"string"}};e===
null?e=[u]:e.push(u),r++}}if(a.kind!==void 0){let l=a.kind;if(typeof l=="string"){if(!Pe.test(l)){let u={instancePath:i+
"/routes/"+p+"/kind",schemaPath:"#/properties/routes/items/properties/kind/pattern",keyword:"pattern",params:{pattern:"^\
(/([^~/]|~[01])*)+$"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/routes/"+p+"/kind",schemaPath:"#/prope\
rties/routes/items/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}}else{let l={
instancePath:i+"/routes/"+p,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[l]:e.push(l),r++}}}else{let o={instancePath:i+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{
type:"array"}};e===null?e=[o]:e.push(o),r++}}if(t.responses!==void 0){let n=t.responses;if(Array.isArray(n)){let o=n.length;
for(let p=0;p<o;p++){let a=n[p];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.when===void 0){let l={instancePath:i+"\
/responses/"+p,schemaPath:"#/properties/responses/items/required",keyword:"required",params:{missingProperty:"when"}};e===
null?e=[l]:e.push(l),r++}if(a.allow===void 0){let l={instancePath:i+"/responses/"+p,schemaPath:"#/properties/responses/i\
tems/required",keyword:"required",params:{missingProperty:"allow"}};e===null?e=[l]:e.push(l),r++}for(let l in a)if(!(l===
"when"||l==="allow")){let u={instancePath:i+"/responses/"+p,schemaPath:"#/properties/responses/items/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.when!==void 0){let l=a.
when;if(typeof l!="string"&&!(typeof l=="number"&&!(l%1)&&!isNaN(l))&&typeof l!="boolean"){let u={instancePath:i+"/respo\
nses/"+p+"/when",schemaPath:"#/properties/responses/items/properties/when/type",keyword:"type",params:{type:we.properties.
responses.items.properties.when.type}};e===null?e=[u]:e.push(u),r++}}if(a.allow!==void 0){let l=a.allow;if(Array.isArray(
l)){if(l.length<1){let h={instancePath:i+"/responses/"+p+"/allow",schemaPath:"#/properties/responses/items/properties/al\
low/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[h]:e.push(h),r++}let u=l.length;for(let h=0;h<u;h++){let c=l[h];
if(typeof c!="string"&&!(typeof c=="number"&&!(c%1)&&!isNaN(c))&&typeof c!="boolean"){let m={instancePath:i+"/responses/"+
p+"/allow/"+h,schemaPath:"#/properties/responses/items/properties/allow/items/type",keyword:"type",params:{type:we.properties.
responses.items.properties.allow.items.type}};e===null?e=[m]:e.push(m),r++}}let y=l.length,g;if(y>1){let h={};for(;y--;){
let c=l[y];if(!(typeof c!="string"&&!(typeof c=="number"&&!(c%1)&&!isNaN(c))&&typeof c!="boolean")){if(typeof c=="string"&&
(c+="_"),typeof h[c]=="number"){g=h[c];let m={instancePath:i+"/responses/"+p+"/allow",schemaPath:"#/properties/responses\
/items/properties/allow/uniqueItems",keyword:"uniqueItems",params:{i:y,j:g}};e===null?e=[m]:e.push(m),r++;break}h[c]=y}}}}else{
let u={instancePath:i+"/responses/"+p+"/allow",schemaPath:"#/properties/responses/items/properties/allow/type",keyword:"\
type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:i+"/responses/"+p,schemaPath:"#/pro\
perties/responses/items/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let o={instancePath:i+
"/responses",schemaPath:"#/properties/responses/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}
if(t.builders!==void 0){let n=t.builders;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n){let p=r;if(typeof o==
"string"){if(!me.test(o)){let a={instancePath:i+"/builders",schemaPath:"#/properties/builders/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"},propertyName:o};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+
"/builders",schemaPath:"#/properties/builders/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:o};
e===null?e=[a]:e.push(a),r++}var s=p===r;if(!s){let a={instancePath:i+"/builders",schemaPath:"#/properties/builders/prop\
ertyNames",keyword:"propertyNames",params:{propertyName:o}};e===null?e=[a]:e.push(a),r++}}for(let o in n){let p=n[o];if(p&&
typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<1){let a={instancePath:i+"/builders/"+o.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/builders/additionalProperties/minProperties",keyword:"minProperties",params:{
limit:1}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/builders/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/builders/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(
a),r++}}}else{let o={instancePath:i+"/builders",schemaPath:"#/properties/builders/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[o]:e.push(o),r++}}if(t.callback!==void 0&&typeof t.callback!="string"){let n={instancePath:i+"/callba\
ck",schemaPath:"#/properties/callback/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(t.followUps!==
void 0){let n=t.followUps;if(Array.isArray(n)){if(n.length<1){let l={instancePath:i+"/followUps",schemaPath:"#/propertie\
s/followUps/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),r++}let o=n.length;for(let l=0;l<o;l++)
if(typeof n[l]!="string"){let u={instancePath:i+"/followUps/"+l,schemaPath:"#/properties/followUps/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}let p=n.length,a;if(p>1){let l={};for(;p--;){let u=n[p];if(typeof u==
"string"){if(typeof l[u]=="number"){a=l[u];let y={instancePath:i+"/followUps",schemaPath:"#/properties/followUps/uniqueI\
tems",keyword:"uniqueItems",params:{i:p,j:a}};e===null?e=[y]:e.push(y),r++;break}l[u]=p}}}}else{let o={instancePath:i+"/\
followUps",schemaPath:"#/properties/followUps/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}
if(t.token!==void 0){let n=t.token;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.value===void 0){let o={instancePath:i+
"/token",schemaPath:"#/properties/token/required",keyword:"required",params:{missingProperty:"value"}};e===null?e=[o]:e.
push(o),r++}for(let o in n)if(!(o==="value"||o==="owner"||o==="validity")){let p={instancePath:i+"/token",schemaPath:"#/\
properties/token/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(
p),r++}if(n.value!==void 0){let o=n.value;if(typeof o=="string"){if(!Pe.test(o)){let p={instancePath:i+"/token/value",schemaPath:"\
#/properties/token/properties/value/pattern",keyword:"pattern",params:{pattern:"^(/([^~/]|~[01])*)+$"}};e===null?e=[p]:e.
push(p),r++}}else{let p={instancePath:i+"/token/value",schemaPath:"#/properties/token/properties/value/type",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}if(n.owner!==void 0){let o=n.owner;if(typeof o=="string"){if(!Pe.
test(o)){let p={instancePath:i+"/token/owner",schemaPath:"#/properties/token/properties/owner/pattern",keyword:"pattern",
params:{pattern:"^(/([^~/]|~[01])*)+$"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/token/owner",schemaPath:"\
#/properties/token/properties/owner/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}if(n.validity!==
void 0){let o=n.validity;if(typeof o=="string"){if(!Kt.test(o)){let p={instancePath:i+"/token/validity",schemaPath:"#/pr\
operties/token/properties/validity/pattern",keyword:"pattern",params:{pattern:"^P(?=.)([0-9]+W|([0-9]+Y)?([0-9]+M)?([0-9\
]+D)?(T(?=.)([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]+)?S)?)?)$"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"\
/token/validity",schemaPath:"#/properties/token/properties/validity/type",keyword:"type",params:{type:"string"}};e===null?
e=[p]:e.push(p),r++}}}else{let o={instancePath:i+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[n]:e.push(n),r++}return Yr.errors=e,r===0}Yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vn=Gr,
ge={type:"object",required:["scheme"],properties:{scheme:{enum:["ed25519","hmac-sha256","standard-webhooks"]},encoding:{
enum:["hex","base64"]},signatureHeader:{type:"string",pattern:"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},timestampHeader:{type:"st\
ring",pattern:"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},idHeader:{type:"string",pattern:"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},format:{
type:"string",maxLength:100,pattern:"^([^{}\\s,]*\\{signature\\}|[A-Za-z0-9_-]+=\\{timestamp\\},[A-Za-z0-9_-]+=\\{signature\\}|\
[A-Za-z0-9_-]+,\\{signature\\})$"},content:{oneOf:[{type:"array",items:{enum:["id","timestamp","body"]},minItems:1,uniqueItems:!0},
{type:"string",maxLength:100,pattern:"^([^{}]|\\{(id|timestamp)\\})*\\{body\\}$"}]},secret:{enum:["text","base64"]},failureStatus:{
type:"integer",minimum:100,maximum:599}},if:{properties:{scheme:{const:"standard-webhooks"}}},else:{required:["signature\
Header","content"]},additionalProperties:!1},bt=new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$","u"),Ns=new RegExp("^([^{}\\s,\
]*\\{signature\\}|[A-Za-z0-9_-]+=\\{timestamp\\},[A-Za-z0-9_-]+=\\{signature\\}|[A-Za-z0-9_-]+,\\{signature\\})$","u"),zs=new RegExp(
"^([^{}]|\\{(id|timestamp)\\})*\\{body\\}$","u");function Gr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,
dynamicAnchors:O={}}={}){let e=null,r=0,f=Gr.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);
let s=r,n=!0,o=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.scheme!==void 0&&t.scheme!=="standard-webhooks"){let l={};
e===null?e=[l]:e.push(l),r++}var p=o===r;if(r=s,e!==null&&(s?e.length=s:e=null),!p){let l=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.signatureHeader===void 0){let y={instancePath:i,schemaPath:"#/else/required",keyword:"required",params:{
missingProperty:"signatureHeader"}};e===null?e=[y]:e.push(y),r++}if(t.content===void 0){let y={instancePath:i,schemaPath:"\
#/else/required",keyword:"required",params:{missingProperty:"content"}};e===null?e=[y]:e.push(y),r++}}var p=l===r;n=p}if(!n){
let l={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"}};e===null?e=[l]:e.push(l),r++}if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.scheme===void 0){let l={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"scheme"}};e===null?e=[l]:e.push(l),r++}for(let l in t)if(!ae.call(ge.properties,l)){let u={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?
e=[u]:e.push(u),r++}if(t.scheme!==void 0){let l=t.scheme;if(!(l==="ed25519"||l==="hmac-sha256"||l==="standard-webhooks")){
let u={instancePath:i+"/scheme",schemaPath:"#/properties/scheme/enum",keyword:"enum",params:{allowedValues:ge.properties.
scheme.enum}};e===null?e=[u]:e.push(u),r++}}if(t.encoding!==void 0){let l=t.encoding;if(!(l==="hex"||l==="base64")){let u={
instancePath:i+"/encoding",schemaPath:"#/properties/encoding/enum",keyword:"enum",params:{allowedValues:ge.properties.encoding.
enum}};e===null?e=[u]:e.push(u),r++}}if(t.signatureHeader!==void 0){let l=t.signatureHeader;if(typeof l=="string"){if(!bt.
test(l)){let u={instancePath:i+"/signatureHeader",schemaPath:"#/properties/signatureHeader/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/signatureHeader",schemaPath:"\
#/properties/signatureHeader/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}if(t.timestampHeader!==
void 0){let l=t.timestampHeader;if(typeof l=="string"){if(!bt.test(l)){let u={instancePath:i+"/timestampHeader",schemaPath:"\
#/properties/timestampHeader/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"}};e===null?e=[u]:
e.push(u),r++}}else{let u={instancePath:i+"/timestampHeader",schemaPath:"#/properties/timestampHeader/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}if(t.idHeader!==void 0){let l=t.idHeader;if(typeof l=="string"){
if(!bt.test(l)){let u={instancePath:i+"/idHeader",schemaPath:"#/properties/idHeader/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/idHeader",schemaPath:"#/prop\
erties/idHeader/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}if(t.format!==void 0){let l=t.
format;if(typeof l=="string"){if(E(l)>100){let u={instancePath:i+"/format",schemaPath:"#/properties/format/maxLength",keyword:"\
maxLength",params:{limit:100}};e===null?e=[u]:e.push(u),r++}if(!Ns.test(l)){let u={instancePath:i+"/format",schemaPath:"\
#/properties/format/pattern",keyword:"pattern",params:{pattern:"^([^{}\\s,]*\\{signature\\}|[A-Za-z0-9_-]+=\\{timestamp\\},[A\
-Za-z0-9_-]+=\\{signature\\}|[A-Za-z0-9_-]+,\\{signature\\})$"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+
"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}if(t.
content!==void 0){let l=t.content,u=r,y=!1,g=null,h=r;if(Array.isArray(l)){if(l.length<1){let _={instancePath:i+"/conten\
t",schemaPath:"#/properties/content/oneOf/0/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[_]:e.push(_),r++}
let m=l.length;for(let _=0;_<m;_++){let B=l[_];if(!(B==="id"||B==="timestamp"||B==="body")){let F={instancePath:i+"/cont\
ent/"+_,schemaPath:"#/properties/content/oneOf/0/items/enum",keyword:"enum",params:{allowedValues:ge.properties.content.
oneOf[0].items.enum}};e===null?e=[F]:e.push(F),r++}}let d=l.length,D;if(d>1){e:for(;d--;)for(D=d;D--;)if(fe(l[d],l[D])){
let _={instancePath:i+"/content",schemaPath:"#/properties/content/oneOf/0/uniqueItems",keyword:"uniqueItems",params:{i:d,
j:D}};e===null?e=[_]:e.push(_),r++;break e}}}else{let m={instancePath:i+"/content",schemaPath:"#/properties/content/oneO\
f/0/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}var a=h===r;a&&(y=!0,g=0);let c=r;if(typeof l==
"string"){if(E(l)>100){let m={instancePath:i+"/content",schemaPath:"#/properties/content/oneOf/1/maxLength",keyword:"max\
Length",params:{limit:100}};e===null?e=[m]:e.push(m),r++}if(!zs.test(l)){let m={instancePath:i+"/content",schemaPath:"#/\
properties/content/oneOf/1/pattern",keyword:"pattern",params:{pattern:"^([^{}]|\\{(id|timestamp)\\})*\\{body\\}$"}};e===
null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/content",schemaPath:"#/properties/content/oneOf/1/type",keyword:"\
type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}var a=c===r;if(a&&y?(y=!1,g=[g,1]):a&&(y=!0,g=1),y)r=u,e!==null&&
(u?e.length=u:e=null);else{let m={instancePath:i+"/content",schemaPath:"#/properties/content/oneOf",keyword:"oneOf",params:{
passingSchemas:g}};e===null?e=[m]:e.push(m),r++}}if(t.secret!==void 0){let l=t.secret;if(!(l==="text"||l==="base64")){let u={
instancePath:i+"/secret",schemaPath:"#/properties/secret/enum",keyword:"enum",params:{allowedValues:ge.properties.secret.
enum}};e===null?e=[u]:e.push(u),r++}}if(t.failureStatus!==void 0){let l=t.failureStatus;if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l))){let u={instancePath:i+"/failureStatus",schemaPath:"#/properties/failureStatus/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[u]:e.push(u),r++}if(typeof l=="number"){if(l>599||isNaN(l)){let u={instancePath:i+"/failureStatus",
schemaPath:"#/properties/failureStatus/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};e===null?e=[u]:e.push(
u),r++}if(l<100||isNaN(l)){let u={instancePath:i+"/failureStatus",schemaPath:"#/properties/failureStatus/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100}};e===null?e=[u]:e.push(u),r++}}}}else{let l={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Gr.errors=e,r===0}Gr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var bn=Jr,Us={type:"object",minProperties:1,propertyNames:{type:"string",pattern:"^[A-Z\
a-z_$][A-Za-z0-9_$]*$"},additionalProperties:{type:["integer","object"],minimum:0,maximum:1023,required:["bit"],properties:{
bit:{type:"integer",minimum:0,maximum:1023},description:{type:"string"},deprecated:{type:"boolean"},"x-unspecified":{type:"\
string",minLength:1}},additionalProperties:!1}};function Jr(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,
dynamicAnchors:O={}}={}){let e=null,r=0,f=Jr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),
t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1){let n={instancePath:i,schemaPath:"#/minProperties",
keyword:"minProperties",params:{limit:1}};e===null?e=[n]:e.push(n),r++}for(let n in t){let o=r;if(typeof n=="string"){if(!me.
test(n)){let p={instancePath:i,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_$][A-Za-\
z0-9_$]*$"},propertyName:n};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i,schemaPath:"#/propertyNames/type",keyword:"\
type",params:{type:"string"},propertyName:n};e===null?e=[p]:e.push(p),r++}var s=o===r;if(!s){let p={instancePath:i,schemaPath:"\
#/propertyNames",keyword:"propertyNames",params:{propertyName:n}};e===null?e=[p]:e.push(p),r++}}for(let n in t){let o=t[n];
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:i+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:Us.additionalProperties.
type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"){if(o>1023||isNaN(o)){let p={instancePath:i+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1023}};
e===null?e=[p]:e.push(p),r++}if(o<0||isNaN(o)){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.bit===void 0){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"bit"}};e===null?e=[p]:e.push(
p),r++}for(let p in o)if(!(p==="bit"||p==="description"||p==="deprecated"||p==="x-unspecified")){let a={instancePath:i+"\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:p}};e===null?e=[a]:e.push(a),r++}if(o.bit!==void 0){let p=o.bit;if(!(typeof p=="n\
umber"&&!(p%1)&&!isNaN(p))){let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/bit",schemaPath:"#/addi\
tionalProperties/properties/bit/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof p==
"number"){if(p>1023||isNaN(p)){let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/bit",schemaPath:"#/a\
dditionalProperties/properties/bit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1023}};e===null?e=[a]:e.push(
a),r++}if(p<0||isNaN(p)){let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/bit",schemaPath:"#/additio\
nalProperties/properties/bit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}}
if(o.description!==void 0&&typeof o.description!="string"){let p={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/description",schemaPath:"#/additionalProperties/properties/description/type",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),r++}if(o.deprecated!==void 0&&typeof o.deprecated!="boolean"){let p={instancePath:i+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/deprecated",schemaPath:"#/additionalProperties/properties/deprecated/type",keyword:"typ\
e",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(o["x-unspecified"]!==void 0){let p=o["x-unspecified"];if(typeof p==
"string"){if(E(p)<1){let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/a\
dditionalProperties/properties/x-unspecified/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-unspecified",schemaPath:"#/additionalProperties/p\
roperties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}}}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Jr.errors=e,r===0}Jr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var xn=Qr,Es={enum:[!0,"both"]};function Qr(t,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=Qr.evaluated;if(f.dynamicProps&&(f.props=void 0),
f.dynamicItems&&(f.items=void 0),!(t===!0||t==="both")){let s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:Es.enum}};e===null?e=[s]:e.push(s),r++}return Qr.errors=e,r===0}Qr.evaluated={dynamicProps:!1,dynamicItems:!1};
var An=et;function et(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=et.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t!==!0){let s={instancePath:i,schemaPath:"\
#/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[s]:e.push(s),r++}return et.errors=e,r===0}et.evaluated={dynamicProps:!1,
dynamicItems:!1};var jn=rt,Ls={type:"object",properties:{formats:{type:"array",items:{enum:["png","jpeg","gif","webp","a\
vif"]},minItems:1,uniqueItems:!0},maxWidth:{type:"integer",minimum:1},maxHeight:{type:"integer",minimum:1},maxBytes:{type:"\
integer",minimum:1},aspectRatio:{type:"string",pattern:"^[1-9][0-9]*:[1-9][0-9]*$"},animatedRequiresFeature:{type:"strin\
g"}},additionalProperties:!1},Rs=new RegExp("^[1-9][0-9]*:[1-9][0-9]*$","u");function rt(t,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=rt.evaluated;if(f.dynamicProps&&(f.props=void 0),
f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)if(!(s==="formats"||s==="maxWi\
dth"||s==="maxHeight"||s==="maxBytes"||s==="aspectRatio"||s==="animatedRequiresFeature")){let n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(n),r++}if(t.
formats!==void 0){let s=t.formats;if(Array.isArray(s)){if(s.length<1){let a={instancePath:i+"/formats",schemaPath:"#/pro\
perties/formats/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),r++}let n=s.length;for(let a=0;a<
n;a++){let l=s[a];if(!(l==="png"||l==="jpeg"||l==="gif"||l==="webp"||l==="avif")){let u={instancePath:i+"/formats/"+a,schemaPath:"\
#/properties/formats/items/enum",keyword:"enum",params:{allowedValues:Ls.properties.formats.items.enum}};e===null?e=[u]:
e.push(u),r++}}let o=s.length,p;if(o>1){e:for(;o--;)for(p=o;p--;)if(fe(s[o],s[p])){let a={instancePath:i+"/formats",schemaPath:"\
#/properties/formats/uniqueItems",keyword:"uniqueItems",params:{i:o,j:p}};e===null?e=[a]:e.push(a),r++;break e}}}else{let n={
instancePath:i+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.
push(n),r++}}if(t.maxWidth!==void 0){let s=t.maxWidth;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+
"/maxWidth",schemaPath:"#/properties/maxWidth/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}
if(typeof s=="number"&&(s<1||isNaN(s))){let n={instancePath:i+"/maxWidth",schemaPath:"#/properties/maxWidth/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[n]:e.push(n),r++}}if(t.maxHeight!==void 0){let s=t.maxHeight;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+"/maxHeight",schemaPath:"#/properties/maxHeight/type",keyword:"type",
params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&(s<1||isNaN(s))){let n={instancePath:i+"/ma\
xHeight",schemaPath:"#/properties/maxHeight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[n]:
e.push(n),r++}}if(t.maxBytes!==void 0){let s=t.maxBytes;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:i+
"/maxBytes",schemaPath:"#/properties/maxBytes/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}
if(typeof s=="number"&&(s<1||isNaN(s))){let n={instancePath:i+"/maxBytes",schemaPath:"#/properties/maxBytes/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[n]:e.push(n),r++}}if(t.aspectRatio!==void 0){let s=t.aspectRatio;
if(typeof s=="string"){if(!Rs.test(s)){let n={instancePath:i+"/aspectRatio",schemaPath:"#/properties/aspectRatio/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]*:[1-9][0-9]*$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/aspectRatio",schemaPath:"#/properties/aspectRatio/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),
r++}}if(t.animatedRequiresFeature!==void 0&&typeof t.animatedRequiresFeature!="string"){let s={instancePath:i+"/animated\
RequiresFeature",schemaPath:"#/properties/animatedRequiresFeature/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),r++}return rt.errors=e,r===0}rt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qn=tt,Tt={type:"array",
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
path:!1,fields:!1,ignoreEmpty:!1,when:!1}}}]}},Bt=new RegExp("^[^/]+(/[^/]+)*$","u");function tt(t,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=tt.evaluated;if(f.dynamicProps&&(f.props=void 0),
f.dynamicItems&&(f.items=void 0),Array.isArray(t)){if(t.length<1){let m={instancePath:i,schemaPath:"#/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}let c=t.length;for(let m=0;m<c;m++){let d=t[m],D=r,_=!0,B=r;if(d&&
typeof d=="object"&&!Array.isArray(d)){let k;if(d.kind===void 0&&(k="kind")){let x={};e===null?e=[x]:e.push(x),r++}else if(d.
kind!==void 0&&d.kind!=="unique"){let x={};e===null?e=[x]:e.push(x),r++}}var s=B===r;if(r=D,e!==null&&(D?e.length=D:e=null),
s){let k=r;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.path===void 0){let A={instancePath:i+"/"+m,schemaPath:"#/it\
ems/allOf/0/then/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[A]:e.push(A),r++}if(d.fields!==
void 0){let A={instancePath:i+"/"+m+"/fields",schemaPath:"#/items/allOf/0/then/properties/fields/false schema",keyword:"\
false schema",params:{}};e===null?e=[A]:e.push(A),r++}if(d.ignoreEmpty!==void 0){let A={instancePath:i+"/"+m+"/ignoreEmp\
ty",schemaPath:"#/items/allOf/0/then/properties/ignoreEmpty/false schema",keyword:"false schema",params:{}};e===null?e=[
A]:e.push(A),r++}if(d.when!==void 0){let A={instancePath:i+"/"+m+"/when",schemaPath:"#/items/allOf/0/then/properties/whe\
n/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),r++}if(d.paths!==void 0){let A={instancePath:i+
"/"+m+"/paths",schemaPath:"#/items/allOf/0/then/properties/paths/false schema",keyword:"false schema",params:{}};e===null?
e=[A]:e.push(A),r++}if(d.max!==void 0){let A={instancePath:i+"/"+m+"/max",schemaPath:"#/items/allOf/0/then/properties/ma\
x/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),r++}}var s=k===r;if(_=s,_){var n={};n.fields=
!0,n.ignoreEmpty=!0,n.when=!0,n.paths=!0,n.max=!0,n.kind=!0}}if(!_){let k={instancePath:i+"/"+m,schemaPath:"#/items/allO\
f/0/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[k]:e.push(k),r++}let F=r,W=!0,G=r;if(d&&typeof d=="obje\
ct"&&!Array.isArray(d)){let k;if(d.kind===void 0&&(k="kind")){let x={};e===null?e=[x]:e.push(x),r++}else if(d.kind!==void 0){
let x=d.kind;if(!(x==="at-least-one-of"||x==="exactly-one-of"||x==="mutually-exclusive")){let A={};e===null?e=[A]:e.push(
A),r++}}}var o=G===r;if(r=F,e!==null&&(F?e.length=F:e=null),o){let k=r;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.
fields===void 0){let A={instancePath:i+"/"+m,schemaPath:"#/items/allOf/1/then/required",keyword:"required",params:{missingProperty:"\
fields"}};e===null?e=[A]:e.push(A),r++}if(d.path!==void 0){let A={instancePath:i+"/"+m+"/path",schemaPath:"#/items/allOf\
/1/then/properties/path/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),r++}if(d.when!==void 0){
let A={instancePath:i+"/"+m+"/when",schemaPath:"#/items/allOf/1/then/properties/when/false schema",keyword:"false schema",
params:{}};e===null?e=[A]:e.push(A),r++}if(d.paths!==void 0){let A={instancePath:i+"/"+m+"/paths",schemaPath:"#/items/al\
lOf/1/then/properties/paths/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),r++}if(d.max!==void 0){
let A={instancePath:i+"/"+m+"/max",schemaPath:"#/items/allOf/1/then/properties/max/false schema",keyword:"false schema",
params:{}};e===null?e=[A]:e.push(A),r++}}var o=k===r;if(W=o,W){var p={};p.path=!0,p.when=!0,p.paths=!0,p.max=!0,p.kind=!0}}
if(!W){let k={instancePath:i+"/"+m,schemaPath:"#/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};e===null?
e=[k]:e.push(k),r++}n!==!0&&p!==void 0&&(p===!0?n=!0:(n=n||{},Object.assign(n,p)));let M=r,X=!0,J=r;if(d&&typeof d=="obj\
ect"&&!Array.isArray(d)){let k;if(d.kind===void 0&&(k="kind")){let x={};e===null?e=[x]:e.push(x),r++}else if(d.kind!==void 0&&
d.kind!=="less-or-equal"){let x={};e===null?e=[x]:e.push(x),r++}}var a=J===r;if(r=M,e!==null&&(M?e.length=M:e=null),a){let k=r;
if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.fields===void 0){let A={instancePath:i+"/"+m,schemaPath:"#/items/allOf\
/2/then/required",keyword:"required",params:{missingProperty:"fields"}};e===null?e=[A]:e.push(A),r++}if(d.fields!==void 0){
let A=d.fields;if(Array.isArray(A)){if(A.length>2){let U={instancePath:i+"/"+m+"/fields",schemaPath:"#/items/allOf/2/the\
n/properties/fields/maxItems",keyword:"maxItems",params:{limit:2}};e===null?e=[U]:e.push(U),r++}if(A.length<2){let U={instancePath:i+
"/"+m+"/fields",schemaPath:"#/items/allOf/2/then/properties/fields/minItems",keyword:"minItems",params:{limit:2}};e===null?
e=[U]:e.push(U),r++}}}if(d.path!==void 0){let A={instancePath:i+"/"+m+"/path",schemaPath:"#/items/allOf/2/then/propertie\
s/path/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),r++}if(d.ignoreEmpty!==void 0){let A={instancePath:i+
"/"+m+"/ignoreEmpty",schemaPath:"#/items/allOf/2/then/properties/ignoreEmpty/false schema",keyword:"false schema",params:{}};
e===null?e=[A]:e.push(A),r++}if(d.when!==void 0){let A={instancePath:i+"/"+m+"/when",schemaPath:"#/items/allOf/2/then/pr\
operties/when/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),r++}if(d.paths!==void 0){let A={instancePath:i+
"/"+m+"/paths",schemaPath:"#/items/allOf/2/then/properties/paths/false schema",keyword:"false schema",params:{}};e===null?
e=[A]:e.push(A),r++}if(d.max!==void 0){let A={instancePath:i+"/"+m+"/max",schemaPath:"#/items/allOf/2/then/properties/ma\
x/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),r++}}var a=k===r;if(X=a,X){var l={};l.fields=
!0,l.path=!0,l.ignoreEmpty=!0,l.when=!0,l.paths=!0,l.max=!0,l.kind=!0}}if(!X){let k={instancePath:i+"/"+m,schemaPath:"#/\
items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[k]:e.push(k),r++}n!==!0&&l!==void 0&&(l===!0?
n=!0:(n=n||{},Object.assign(n,l)));let V=r,Y=!0,I=r;if(d&&typeof d=="object"&&!Array.isArray(d)){let k;if(d.kind===void 0&&
(k="kind")){let x={};e===null?e=[x]:e.push(x),r++}else if(d.kind!==void 0&&d.kind!=="required-when"){let x={};e===null?e=
[x]:e.push(x),r++}}var u=I===r;if(r=V,e!==null&&(V?e.length=V:e=null),u){let k=r;if(d&&typeof d=="object"&&!Array.isArray(
d)){if(d.fields===void 0){let A={instancePath:i+"/"+m,schemaPath:"#/items/allOf/3/then/required",keyword:"required",params:{
missingProperty:"fields"}};e===null?e=[A]:e.push(A),r++}if(d.when===void 0){let A={instancePath:i+"/"+m,schemaPath:"#/it\
ems/allOf/3/then/required",keyword:"required",params:{missingProperty:"when"}};e===null?e=[A]:e.push(A),r++}if(d.path!==
void 0){let A={instancePath:i+"/"+m+"/path",schemaPath:"#/items/allOf/3/then/properties/path/false schema",keyword:"fals\
e schema",params:{}};e===null?e=[A]:e.push(A),r++}if(d.paths!==void 0){let A={instancePath:i+"/"+m+"/paths",schemaPath:"\
#/items/allOf/3/then/properties/paths/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),r++}if(d.
max!==void 0){let A={instancePath:i+"/"+m+"/max",schemaPath:"#/items/allOf/3/then/properties/max/false schema",keyword:"\
false schema",params:{}};e===null?e=[A]:e.push(A),r++}}var u=k===r;if(Y=u,Y){var y={};y.path=!0,y.paths=!0,y.max=!0,y.kind=
!0}}if(!Y){let k={instancePath:i+"/"+m,schemaPath:"#/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[k]:e.push(k),r++}n!==!0&&y!==void 0&&(y===!0?n=!0:(n=n||{},Object.assign(n,y)));let L=r,q=!0,P=r;if(d&&typeof d==
"object"&&!Array.isArray(d)){let k;if(d.kind===void 0&&(k="kind")){let x={};e===null?e=[x]:e.push(x),r++}else if(d.kind!==
void 0&&d.kind!=="sum-of-lengths"){let x={};e===null?e=[x]:e.push(x),r++}}var g=P===r;if(r=L,e!==null&&(L?e.length=L:e=null),
g){let k=r;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.paths===void 0){let A={instancePath:i+"/"+m,schemaPath:"#/i\
tems/allOf/4/then/required",keyword:"required",params:{missingProperty:"paths"}};e===null?e=[A]:e.push(A),r++}if(d.max===
void 0){let A={instancePath:i+"/"+m,schemaPath:"#/items/allOf/4/then/required",keyword:"required",params:{missingProperty:"\
max"}};e===null?e=[A]:e.push(A),r++}if(d.path!==void 0){let A={instancePath:i+"/"+m+"/path",schemaPath:"#/items/allOf/4/\
then/properties/path/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),r++}if(d.fields!==void 0){
let A={instancePath:i+"/"+m+"/fields",schemaPath:"#/items/allOf/4/then/properties/fields/false schema",keyword:"false sc\
hema",params:{}};e===null?e=[A]:e.push(A),r++}if(d.ignoreEmpty!==void 0){let A={instancePath:i+"/"+m+"/ignoreEmpty",schemaPath:"\
#/items/allOf/4/then/properties/ignoreEmpty/false schema",keyword:"false schema",params:{}};e===null?e=[A]:e.push(A),r++}
if(d.when!==void 0){let A={instancePath:i+"/"+m+"/when",schemaPath:"#/items/allOf/4/then/properties/when/false schema",keyword:"\
false schema",params:{}};e===null?e=[A]:e.push(A),r++}}var g=k===r;if(q=g,q){var h={};h.path=!0,h.fields=!0,h.ignoreEmpty=
!0,h.when=!0,h.kind=!0}}if(!q){let k={instancePath:i+"/"+m,schemaPath:"#/items/allOf/4/if",keyword:"if",params:{failingKeyword:"\
then"}};e===null?e=[k]:e.push(k),r++}if(n!==!0&&h!==void 0&&(h===!0?n=!0:(n=n||{},Object.assign(n,h))),d&&typeof d=="obj\
ect"&&!Array.isArray(d)){if(d.kind===void 0){let k={instancePath:i+"/"+m,schemaPath:"#/items/required",keyword:"required",
params:{missingProperty:"kind"}};e===null?e=[k]:e.push(k),r++}if(d.name===void 0){let k={instancePath:i+"/"+m,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[k]:e.push(k),r++}if(d.message===void 0){
let k={instancePath:i+"/"+m,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"message"}};e===null?
e=[k]:e.push(k),r++}for(let k in d)if(!ae.call(Tt.items.properties,k)){let x={instancePath:i+"/"+m,schemaPath:"#/items/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[x]:e.push(x),r++}if(d.kind!==
void 0){let k=d.kind;if(!(k==="unique"||k==="at-least-one-of"||k==="exactly-one-of"||k==="mutually-exclusive"||k==="less\
-or-equal"||k==="required-when"||k==="sum-of-lengths")){let x={instancePath:i+"/"+m+"/kind",schemaPath:"#/items/properti\
es/kind/enum",keyword:"enum",params:{allowedValues:Tt.items.properties.kind.enum}};e===null?e=[x]:e.push(x),r++}}if(d.name!==
void 0){let k=d.name;if(typeof k=="string"){if(!ce.test(k)){let x={instancePath:i+"/"+m+"/name",schemaPath:"#/items/prop\
erties/name/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[x]:e.push(x),r++}}else{
let x={instancePath:i+"/"+m+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"string"}};e===
null?e=[x]:e.push(x),r++}}if(d.message!==void 0){let k=d.message;if(typeof k=="string"){if(E(k)<1){let x={instancePath:i+
"/"+m+"/message",schemaPath:"#/items/properties/message/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[x]:
e.push(x),r++}}else{let x={instancePath:i+"/"+m+"/message",schemaPath:"#/items/properties/message/type",keyword:"type",params:{
type:"string"}};e===null?e=[x]:e.push(x),r++}}if(d["x-unspecified"]!==void 0){let k=d["x-unspecified"];if(typeof k=="str\
ing"){if(E(k)<1){let x={instancePath:i+"/"+m+"/x-unspecified",schemaPath:"#/items/properties/x-unspecified/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+"/"+m+"/x-unspecified",schemaPath:"\
#/items/properties/x-unspecified/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}if(d.path!==
void 0){let k=d.path;if(typeof k=="string"){if(!Bt.test(k)){let x={instancePath:i+"/"+m+"/path",schemaPath:"#/items/prop\
erties/path/pattern",keyword:"pattern",params:{pattern:"^[^/]+(/[^/]+)*$"}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:i+
"/"+m+"/path",schemaPath:"#/items/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),
r++}}if(d.fields!==void 0){let k=d.fields;if(Array.isArray(k)){if(k.length<1){let H={instancePath:i+"/"+m+"/fields",schemaPath:"\
#/items/properties/fields/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[H]:e.push(H),r++}let x=k.length;for(let H=0;H<
x;H++)if(typeof k[H]!="string"){let $={instancePath:i+"/"+m+"/fields/"+H,schemaPath:"#/items/properties/fields/items/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}let A=k.length,U;if(A>1){let H={};for(;A--;){let $=k[A];
if(typeof $=="string"){if(typeof H[$]=="number"){U=H[$];let R={instancePath:i+"/"+m+"/fields",schemaPath:"#/items/proper\
ties/fields/uniqueItems",keyword:"uniqueItems",params:{i:A,j:U}};e===null?e=[R]:e.push(R),r++;break}H[$]=A}}}}else{let x={
instancePath:i+"/"+m+"/fields",schemaPath:"#/items/properties/fields/type",keyword:"type",params:{type:"array"}};e===null?
e=[x]:e.push(x),r++}}if(d.ignoreEmpty!==void 0&&typeof d.ignoreEmpty!="boolean"){let k={instancePath:i+"/"+m+"/ignoreEmp\
ty",schemaPath:"#/items/properties/ignoreEmpty/type",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}
if(d.when!==void 0){let k=d.when;if(k&&typeof k=="object"&&!Array.isArray(k)){if(Object.keys(k).length<1){let x={instancePath:i+
"/"+m+"/when",schemaPath:"#/items/properties/when/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[x]:
e.push(x),r++}}else{let x={instancePath:i+"/"+m+"/when",schemaPath:"#/items/properties/when/type",keyword:"type",params:{
type:"object"}};e===null?e=[x]:e.push(x),r++}}if(d.paths!==void 0){let k=d.paths;if(Array.isArray(k)){if(k.length<1){let H={
instancePath:i+"/"+m+"/paths",schemaPath:"#/items/properties/paths/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[H]:e.push(H),r++}let x=k.length;for(let H=0;H<x;H++){let $=k[H];if(typeof $=="string"){if(!Bt.test($)){let R={instancePath:i+
"/"+m+"/paths/"+H,schemaPath:"#/items/properties/paths/items/pattern",keyword:"pattern",params:{pattern:"^[^/]+(/[^/]+)*\
$"}};e===null?e=[R]:e.push(R),r++}}else{let R={instancePath:i+"/"+m+"/paths/"+H,schemaPath:"#/items/properties/paths/ite\
ms/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}}let A=k.length,U;if(A>1){let H={};for(;A--;){
let $=k[A];if(typeof $=="string"){if(typeof H[$]=="number"){U=H[$];let R={instancePath:i+"/"+m+"/paths",schemaPath:"#/it\
ems/properties/paths/uniqueItems",keyword:"uniqueItems",params:{i:A,j:U}};e===null?e=[R]:e.push(R),r++;break}H[$]=A}}}}else{
let x={instancePath:i+"/"+m+"/paths",schemaPath:"#/items/properties/paths/type",keyword:"type",params:{type:"array"}};e===
null?e=[x]:e.push(x),r++}}if(d.max!==void 0){let k=d.max;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k))){let x={instancePath:i+
"/"+m+"/max",schemaPath:"#/items/properties/max/type",keyword:"type",params:{type:"integer"}};e===null?e=[x]:e.push(x),r++}
if(typeof k=="number"&&(k<0||isNaN(k))){let x={instancePath:i+"/"+m+"/max",schemaPath:"#/items/properties/max/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[x]:e.push(x),r++}}}else{let k={instancePath:i+"/"+m,schemaPath:"#\
/items/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}}else{let c={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}return tt.errors=e,r===0}tt.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var In=st;function st(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=st.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(t)){if(t.length<1){let n={
instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),r++}let s=t.length;
for(let n=0;n<s;n++){let o=t[n];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===void 0){let p={instancePath:i+"\
/"+n,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[p]:e.push(p),r++}for(let p in o)
if(!(p==="name"||p==="description"||p==="fixed"||p==="positional"||p==="rest")){let a={instancePath:i+"/"+n,schemaPath:"\
#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[a]:e.push(a),r++}
if(o.name!==void 0){let p=o.name;if(typeof p=="string"){if(!me.test(p)){let a={instancePath:i+"/"+n+"/name",schemaPath:"\
#/items/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_$][A-Za-z0-9_$]*$"}};e===null?e=[a]:e.push(
a),r++}}else{let a={instancePath:i+"/"+n+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}}if(o.description!==void 0&&typeof o.description!="string"){let p={instancePath:i+
"/"+n+"/description",schemaPath:"#/items/properties/description/type",keyword:"type",params:{type:"string"}};e===null?e=
[p]:e.push(p),r++}if(o.fixed!==void 0){let p=o.fixed;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let a={instancePath:i+
"/"+n+"/fixed",schemaPath:"#/items/properties/fixed/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),
r++}}if(o.positional!==void 0){let p=o.positional;if(Array.isArray(p)){let a=p.length;for(let y=0;y<a;y++)if(typeof p[y]!=
"string"){let g={instancePath:i+"/"+n+"/positional/"+y,schemaPath:"#/items/properties/positional/items/type",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}let l=p.length,u;if(l>1){let y={};for(;l--;){let g=p[l];if(typeof g==
"string"){if(typeof y[g]=="number"){u=y[g];let h={instancePath:i+"/"+n+"/positional",schemaPath:"#/items/properties/posi\
tional/uniqueItems",keyword:"uniqueItems",params:{i:l,j:u}};e===null?e=[h]:e.push(h),r++;break}y[g]=l}}}}else{let a={instancePath:i+
"/"+n+"/positional",schemaPath:"#/items/properties/positional/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:
e.push(a),r++}}if(o.rest!==void 0&&typeof o.rest!="string"){let p={instancePath:i+"/"+n+"/rest",schemaPath:"#/items/prop\
erties/rest/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/"+n,
schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),r++}return st.errors=e,r===0}st.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};var On=it;function it(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=it.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),typeof t=="string"){if(E(t)<1){let s={
instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return it.errors=
e,r===0}it.evaluated={dynamicProps:!1,dynamicItems:!1};var _n=nt;function nt(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=nt.evaluated;f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0);let s=r,n=!1,o=r;if(t&&typeof t=="objec\
t"&&!Array.isArray(t)&&t.events===void 0){let y={instancePath:i,schemaPath:"#/anyOf/0/required",keyword:"required",params:{
missingProperty:"events"}};e===null?e=[y]:e.push(y),r++}var u=o===r;n=n||u;let p=r;if(t&&typeof t=="object"&&!Array.isArray(
t)&&t.operations===void 0){let y={instancePath:i,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"\
operations"}};e===null?e=[y]:e.push(y),r++}var u=p===r;n=n||u;let a=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.objects===
void 0){let y={instancePath:i,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty:"objects"}};e===
null?e=[y]:e.push(y),r++}var u=a===r;n=n||u;let l=r;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.elsewhere===void 0){let y={
instancePath:i,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty:"elsewhere"}};e===null?e=[y]:e.
push(y),r++}var u=l===r;if(n=n||u,n)r=s,e!==null&&(s?e.length=s:e=null);else{let y={instancePath:i,schemaPath:"#/anyOf",
keyword:"anyOf",params:{}};e===null?e=[y]:e.push(y),r++}if(t&&typeof t=="object"&&!Array.isArray(t)){for(let y in t)if(!(y===
"events"||y==="operations"||y==="objects"||y==="elsewhere"||y==="when")){let g={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[g]:e.push(g),r++}if(t.events!==void 0){
let y=t.events;if(Array.isArray(y)){if(y.length<1){let m={instancePath:i+"/events",schemaPath:"#/properties/events/minIt\
ems",keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}let g=y.length;for(let m=0;m<g;m++)if(typeof y[m]!=
"string"){let d={instancePath:i+"/events/"+m,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type:"st\
ring"}};e===null?e=[d]:e.push(d),r++}let h=y.length,c;if(h>1){let m={};for(;h--;){let d=y[h];if(typeof d=="string"){if(typeof m[d]==
"number"){c=m[d];let D={instancePath:i+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{
i:h,j:c}};e===null?e=[D]:e.push(D),r++;break}m[d]=h}}}}else{let g={instancePath:i+"/events",schemaPath:"#/properties/eve\
nts/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}if(t.operations!==void 0){let y=t.operations;
if(Array.isArray(y)){if(y.length<1){let m={instancePath:i+"/operations",schemaPath:"#/properties/operations/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}let g=y.length;for(let m=0;m<g;m++)if(typeof y[m]!="string"){let d={
instancePath:i+"/operations/"+m,schemaPath:"#/properties/operations/items/type",keyword:"type",params:{type:"string"}};e===
null?e=[d]:e.push(d),r++}let h=y.length,c;if(h>1){let m={};for(;h--;){let d=y[h];if(typeof d=="string"){if(typeof m[d]==
"number"){c=m[d];let D={instancePath:i+"/operations",schemaPath:"#/properties/operations/uniqueItems",keyword:"uniqueIte\
ms",params:{i:h,j:c}};e===null?e=[D]:e.push(D),r++;break}m[d]=h}}}}else{let g={instancePath:i+"/operations",schemaPath:"\
#/properties/operations/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}if(t.objects!==void 0){
let y=t.objects;if(Array.isArray(y)){if(y.length<1){let m={instancePath:i+"/objects",schemaPath:"#/properties/objects/mi\
nItems",keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),r++}let g=y.length;for(let m=0;m<g;m++)if(typeof y[m]!=
"string"){let d={instancePath:i+"/objects/"+m,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"\
string"}};e===null?e=[d]:e.push(d),r++}let h=y.length,c;if(h>1){let m={};for(;h--;){let d=y[h];if(typeof d=="string"){if(typeof m[d]==
"number"){c=m[d];let D={instancePath:i+"/objects",schemaPath:"#/properties/objects/uniqueItems",keyword:"uniqueItems",params:{
i:h,j:c}};e===null?e=[D]:e.push(D),r++;break}m[d]=h}}}}else{let g={instancePath:i+"/objects",schemaPath:"#/properties/ob\
jects/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}if(t.elsewhere!==void 0){let y=t.elsewhere;
if(typeof y=="string"){if(E(y)<1){let g={instancePath:i+"/elsewhere",schemaPath:"#/properties/elsewhere/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/elsewhere",schemaPath:"#/propert\
ies/elsewhere/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}if(t.when!==void 0){let y=t.when;
if(typeof y=="string"){if(E(y)<1){let g={instancePath:i+"/when",schemaPath:"#/properties/when/minLength",keyword:"minLen\
gth",params:{limit:1}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:i+"/when",schemaPath:"#/properties/when/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}}else{let y={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}return nt.errors=e,r===0}nt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Dn=pt,Ss={type:["string","object"],minLength:1,required:["feature"],properties:{feature:{type:"stri\
ng",minLength:1},when:{type:"string",minLength:1}},additionalProperties:!1};function pt(t,{instancePath:i="",parentData:b,
parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,f=pt.evaluated;if(f.dynamicProps&&(f.props=void 0),
f.dynamicItems&&(f.items=void 0),typeof t!="string"&&!(t&&typeof t=="object"&&!Array.isArray(t))){let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:Ss.type}};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"&&E(t)<1){let s={
instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[s]:e.push(s),r++}if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.feature===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"feature"}};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="feature"||s==="when")){let n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[n]:e.push(
n),r++}if(t.feature!==void 0){let s=t.feature;if(typeof s=="string"){if(E(s)<1){let n={instancePath:i+"/feature",schemaPath:"\
#/properties/feature/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/feature",schemaPath:"#/properties/feature/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(t.
when!==void 0){let s=t.when;if(typeof s=="string"){if(E(s)<1){let n={instancePath:i+"/when",schemaPath:"#/properties/whe\
n/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/when",schemaPath:"\
#/properties/when/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}}return pt.errors=e,r===0}pt.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $n=at;function at(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=at.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t!==!0){let s={instancePath:i,schemaPath:"\
#/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[s]:e.push(s),r++}return at.errors=e,r===0}at.evaluated={dynamicProps:!1,
dynamicItems:!1};var Nn=ot;function ot(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=ot.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),typeof t=="string"){if(!At.test(t)){
let s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^/"}};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}return ot.
errors=e,r===0}ot.evaluated={dynamicProps:!1,dynamicItems:!1};var zn=lt,Cs={type:"object",additionalProperties:{type:["s\
tring","number","boolean"]}};function lt(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){
let e=null,r=0,f=lt.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),t&&typeof t=="object"&&
!Array.isArray(t))for(let s in t){let n=t[s];if(typeof n!="string"&&typeof n!="number"&&typeof n!="boolean"){let o={instancePath:i+
"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:Cs.additionalProperties.
type}};e===null?e=[o]:e.push(o),r++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}return lt.errors=e,r===0}lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Un=ft;function ft(t,{instancePath:i="",parentData:b,parentDataProperty:w,rootData:j=t,dynamicAnchors:O={}}={}){let e=null,r=0,
f=ft.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),Array.isArray(t)){if(t.length<1){let p={
instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(p),r++}let s=t.length;
for(let p=0;p<s;p++)if(typeof t[p]!="string"){let a={instancePath:i+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),r++}let n=t.length,o;if(n>1){let p={};for(;n--;){let a=t[n];if(typeof a=="strin\
g"){if(typeof p[a]=="number"){o=p[a];let l={instancePath:i,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:n,
j:o}};e===null?e=[l]:e.push(l),r++;break}p[a]=n}}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"array"}};e===null?e=[s]:e.push(s),r++}return ft.errors=e,r===0}ft.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var export_formats=Vs.fullFormats;

export const validators: { readonly [name: string]: CompiledValidator } = {
  "3.1 document": Hs,
  "3.1 info": Ks,
  "3.1 contact": Fs,
  "3.1 license": Ws,
  "3.1 server": Xs,
  "3.1 serverVariable": Ys,
  "3.1 components": Gs,
  "3.1 paths": Js,
  "3.1 pathItem": Qs,
  "3.1 operation": ei,
  "3.1 externalDocs": ri,
  "3.1 parameter": ti,
  "3.1 requestBody": si,
  "3.1 mediaType": ii,
  "3.1 encoding": ni,
  "3.1 responses": pi,
  "3.1 response": ai,
  "3.1 callbacks": oi,
  "3.1 example": li,
  "3.1 link": fi,
  "3.1 header": ui,
  "3.1 tag": yi,
  "3.1 reference": ci,
  "3.1 securityScheme": mi,
  "3.1 securityRequirement": di,
  "3.1 oauthFlows": hi,
  "3.1 implicitFlow": gi,
  "3.1 passwordFlow": Pi,
  "3.1 clientCredentialsFlow": ki,
  "3.1 authorizationCodeFlow": wi,
  "3.1 schema": vi,
  "3.1 discriminator": bi,
  "3.1 xml": xi,
  "3.0 document": Ai,
  "3.0 info": ji,
  "3.0 contact": qi,
  "3.0 license": Ii,
  "3.0 server": Oi,
  "3.0 serverVariable": _i,
  "3.0 components": Di,
  "3.0 paths": $i,
  "3.0 pathItem": Ni,
  "3.0 operation": zi,
  "3.0 externalDocs": Ui,
  "3.0 parameter": Ei,
  "3.0 requestBody": Li,
  "3.0 mediaType": Ri,
  "3.0 encoding": Si,
  "3.0 responses": Ci,
  "3.0 response": Vi,
  "3.0 callbacks": Zi,
  "3.0 example": Mi,
  "3.0 link": Ti,
  "3.0 header": Bi,
  "3.0 tag": Hi,
  "3.0 reference": Ki,
  "3.0 schema": Fi,
  "3.0 discriminator": Wi,
  "3.0 xml": Xi,
  "3.0 securityScheme": Yi,
  "3.0 securityRequirement": Gi,
  "3.0 oauthFlows": Ji,
  "3.0 implicitFlow": Qi,
  "3.0 passwordFlow": en,
  "3.0 clientCredentialsFlow": rn,
  "3.0 authorizationCodeFlow": tn,
  "x-unspecified": sn,
  "x-behaviour": nn,
  "x-permission-bits": pn,
  "x-gateway-events": an,
  "x-errors": on,
  "x-lifecycles": ln,
  "x-rpc": fn,
  "x-permissions": un,
  "x-owner-only": yn,
  "x-events": cn,
  "error-names": mn,
  "x-rate-limit": dn,
  "x-pagination": hn,
  "x-response-when": gn,
  "x-variants": Pn,
  "x-renamed-from": kn,
  "x-dispatch": wn,
  "x-signature": vn,
  "x-flags": bn,
  "x-open-enum": xn,
  "x-trim": An,
  "x-image": jn,
  "x-checks": qn,
  "x-constructors": In,
  "x-standalone": On,
  "x-sent-in": _n,
  "x-requires-feature": Dn,
  "x-client-default": $n,
  "on-variant/path": Nn,
  "on-variant/fixed": zn,
  "names": Un,
};

/** The formats of JSON Schema and OpenAPI, as ajv-formats knows them. */
export const formats: { readonly [name: string]: CompiledFormat } = export_formats;

/** The keys that a map may have: validator → place in its schema → keys. For messages. */
export const keywords: { readonly [name: string]: { readonly [place: string]: readonly string[] } } = {"3.1 document":{"":["openapi","info","jsonSchemaDialect","servers","paths","webhooks","components","security","tags","externalDocs"]},"3.1 info":{"":["title","summary","description","termsOfService","contact","license","version"]},"3.1 contact":{"":["name","url","email"]},"3.1 license":{"":["name","identifier","url"]},"3.1 server":{"":["url","description","variables"]},"3.1 serverVariable":{"":["enum","default","description"]},"3.1 components":{"":["schemas","responses","parameters","examples","requestBodies","headers","securitySchemes","links","callbacks","pathItems"]},"3.1 pathItem":{"":["$ref","summary","description","servers","parameters","get","put","post","delete","options","head","patch","trace"]},"3.1 operation":{"":["tags","summary","description","externalDocs","operationId","parameters","requestBody","responses","callbacks","deprecated","security","servers"]},"3.1 externalDocs":{"":["description","url"]},"3.1 parameter":{"":["name","in","description","required","deprecated","schema","content","allowEmptyValue","style","explode","example","examples","allowReserved"]},"3.1 requestBody":{"":["description","content","required"]},"3.1 mediaType":{"":["schema","encoding","example","examples"]},"3.1 encoding":{"":["contentType","headers","style","explode","allowReserved"]},"3.1 responses":{"":["default"]},"3.1 response":{"":["description","headers","content","links"]},"3.1 example":{"":["summary","description","value","externalValue"]},"3.1 link":{"":["operationRef","operationId","parameters","requestBody","description","server"]},"3.1 header":{"":["description","required","deprecated","schema","content","style","explode","example","examples"]},"3.1 tag":{"":["name","description","externalDocs"]},"3.1 reference":{"":["$ref","summary","description"]},"3.1 securityScheme":{"":["type","description","name","in","scheme","bearerFormat","flows","openIdConnectUrl"]},"3.1 oauthFlows":{"":["implicit","password","clientCredentials","authorizationCode"]},"3.1 implicitFlow":{"":["authorizationUrl","refreshUrl","scopes"]},"3.1 passwordFlow":{"":["tokenUrl","refreshUrl","scopes"]},"3.1 clientCredentialsFlow":{"":["tokenUrl","refreshUrl","scopes"]},"3.1 authorizationCodeFlow":{"":["authorizationUrl","tokenUrl","refreshUrl","scopes"]},"3.1 schema":{"":["$id","$schema","$ref","$anchor","$dynamicRef","$dynamicAnchor","$vocabulary","$comment","$defs","prefixItems","items","contains","additionalProperties","properties","patternProperties","dependentSchemas","propertyNames","if","then","else","allOf","anyOf","oneOf","not","unevaluatedItems","unevaluatedProperties","type","const","enum","multipleOf","maximum","exclusiveMaximum","minimum","exclusiveMinimum","maxLength","minLength","pattern","maxItems","minItems","uniqueItems","maxContains","minContains","maxProperties","minProperties","required","dependentRequired","title","description","default","deprecated","readOnly","writeOnly","examples","format","contentEncoding","contentMediaType","contentSchema","example","discriminator","externalDocs","xml","definitions","dependencies","$recursiveAnchor","$recursiveRef"]},"3.1 discriminator":{"":["propertyName","mapping"]},"3.1 xml":{"":["name","namespace","prefix","attribute","wrapped"]},"3.0 document":{"":["openapi","info","externalDocs","servers","security","tags","paths","components"]},"3.0 info":{"":["title","description","termsOfService","contact","license","version"]},"3.0 contact":{"":["name","url","email"]},"3.0 license":{"":["name","url"]},"3.0 server":{"":["url","description","variables"]},"3.0 serverVariable":{"":["enum","default","description"]},"3.0 components":{"":["schemas","responses","parameters","examples","requestBodies","headers","securitySchemes","links","callbacks"]},"3.0 pathItem":{"":["$ref","summary","description","servers","parameters","get","put","post","delete","options","head","patch","trace"]},"3.0 operation":{"":["tags","summary","description","externalDocs","operationId","parameters","requestBody","responses","callbacks","deprecated","security","servers"]},"3.0 externalDocs":{"":["description","url"]},"3.0 parameter":{"":["name","in","description","required","deprecated","allowEmptyValue","style","explode","allowReserved","schema","content","example","examples"]},"3.0 requestBody":{"":["description","content","required"]},"3.0 mediaType":{"":["schema","example","examples","encoding"]},"3.0 encoding":{"":["contentType","headers","style","explode","allowReserved"]},"3.0 responses":{"":["default"]},"3.0 response":{"":["description","headers","content","links"]},"3.0 example":{"":["summary","description","value","externalValue"]},"3.0 link":{"":["operationId","operationRef","parameters","requestBody","description","server"]},"3.0 header":{"":["description","required","deprecated","allowEmptyValue","style","explode","allowReserved","schema","content","example","examples"]},"3.0 tag":{"":["name","description","externalDocs"]},"3.0 schema":{"":["title","multipleOf","maximum","exclusiveMaximum","minimum","exclusiveMinimum","maxLength","minLength","pattern","maxItems","minItems","uniqueItems","maxProperties","minProperties","required","enum","type","not","allOf","oneOf","anyOf","items","properties","additionalProperties","description","format","default","nullable","discriminator","readOnly","writeOnly","example","externalDocs","deprecated","xml"]},"3.0 discriminator":{"":["propertyName","mapping"]},"3.0 xml":{"":["name","namespace","prefix","attribute","wrapped"]},"3.0 securityScheme":{"":["type","name","in","description","scheme","bearerFormat","flows","openIdConnectUrl"],"/allOf/0/then":["type","name","in","description"],"/allOf/1/then":["scheme","bearerFormat","description","type"],"/allOf/2/then":["type","flows","description"],"/allOf/3/then":["type","openIdConnectUrl","description"]},"3.0 oauthFlows":{"":["implicit","password","clientCredentials","authorizationCode"]},"3.0 implicitFlow":{"":["authorizationUrl","refreshUrl","scopes"]},"3.0 passwordFlow":{"":["tokenUrl","refreshUrl","scopes"]},"3.0 clientCredentialsFlow":{"":["tokenUrl","refreshUrl","scopes"]},"3.0 authorizationCodeFlow":{"":["authorizationUrl","tokenUrl","refreshUrl","scopes"]},"x-behaviour":{"/items":["id","text","readings","x-unspecified"]},"x-permission-bits":{"/additionalProperties":["bit","description","deprecated","x-unspecified"]},"x-gateway-events":{"/additionalProperties":["title","description","payload","firedBy","x-behaviour","x-unspecified"],"/additionalProperties/properties/x-behaviour/items":["id","text","readings","x-unspecified"]},"x-errors":{"/additionalProperties":["status","code","message","description","for","x-unspecified"]},"x-lifecycles":{"/additionalProperties":["subject","description","validity","states","transitions","x-behaviour","x-unspecified"],"/additionalProperties/properties/transitions/items":["from","to","by","when","effect","x-unspecified"],"/additionalProperties/properties/x-behaviour/items":["id","text","readings","x-unspecified"]},"x-rpc":{"/additionalProperties":["title","description","host","ports","query","transports","envelope","commands","errors","closeCodes","x-behaviour","x-unspecified"],"/additionalProperties/properties/ports":["first","last"],"/additionalProperties/properties/query/additionalProperties":["description","required","schema","transports","x-unspecified"],"/additionalProperties/properties/transports":["http","websocket"],"/additionalProperties/properties/transports/properties/http":["path","method","successStatus","description","x-unspecified"],"/additionalProperties/properties/transports/properties/websocket":["path","description","x-unspecified"],"/additionalProperties/properties/envelope":["command","reply","error","x-unspecified"],"/additionalProperties/properties/envelope/properties/command":["name","nonce","args","data","event"],"/additionalProperties/properties/envelope/properties/reply":["name","nonce","args","data","event"],"/additionalProperties/properties/commands/additionalProperties":["operationId","title","summary","description","command","args","reply","data","x-behaviour","x-unspecified"],"/additionalProperties/properties/commands/additionalProperties/properties/x-behaviour/items":["id","text","readings","x-unspecified"],"/additionalProperties/properties/errors/additionalProperties":["code","message","description","x-unspecified"],"/additionalProperties/properties/closeCodes/additionalProperties":["code","message","description","x-unspecified"],"/additionalProperties/properties/x-behaviour/items":["id","text","readings","x-unspecified"]},"x-permissions":{"/items":["permission","when"]},"x-events":{"/items":["event","when","multiple"]},"x-rate-limit":{"":["major"]},"x-pagination":{"":["cursor","limit","key"]},"x-response-when":{"":["parameter","cases"],"/properties/cases/items":["equals","status"]},"x-dispatch":{"":["discriminator","automatic","routes","responses","builders","callback","followUps","token"],"/properties/automatic/items":["when","respond"],"/properties/routes/items":["when","name","key","kind"],"/properties/responses/items":["when","allow"],"/properties/token":["value","owner","validity"]},"x-signature":{"":["scheme","encoding","signatureHeader","timestampHeader","idHeader","format","content","secret","failureStatus"]},"x-flags":{"/additionalProperties":["bit","description","deprecated","x-unspecified"]},"x-image":{"":["formats","maxWidth","maxHeight","maxBytes","aspectRatio","animatedRequiresFeature"]},"x-checks":{"/items":["kind","name","message","x-unspecified","path","fields","ignoreEmpty","when","paths","max"]},"x-constructors":{"/items":["name","description","fixed","positional","rest"]},"x-sent-in":{"":["events","operations","objects","elsewhere","when"]},"x-requires-feature":{"":["feature","when"]}};

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
